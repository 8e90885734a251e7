import { remoteManifest, remoteSource } from './remote-manifest';
import { routeTable } from './route-table';
import { shellManifest } from './shell-manifest';

const remote = {
  name: 'cafe',
  version: '1.0.0',
  entry: 'remoteEntry.1.js',
  exposes: ['MenuPage'],
  requires: { react: '^19.0.0' },
};
const routes = [{ path: '/', page: 'home/HomePage', mood: 'cafe', title: 'Coffee and clothes' }];
const shell = { name: 'shell', version: '1.0.0', main: ['assets/main.1.js'], routes };

const problemsOf = (
  schema: typeof remoteManifest | typeof remoteSource | typeof routeTable,
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ path }) => path.join('.'));

test('a manifest without optional fields gets their defaults', () => {
  const none = { preload: {}, chunks: [], styles: {}, pages: {}, budget: 100, routes: [], origins: {} };
  expect(remoteManifest.parse(remote)).toEqual({ ...remote, client: 'client/', ...none });
});

test.each([
  ['a name that no folder may have', { name: '../cafe' }, 'name'],
  ['an entry outside the build', { entry: '../server/server.cjs' }, 'entry'],
  ['no page', { exposes: [] }, 'exposes'],
  ['a range that is no text', { requires: { react: 19 } }, 'requires.react'],
  [
    'a first call outside the contract',
    { pages: { MenuPage: { firstData: [{ call: 'dropTables' }] } } },
    'pages.MenuPage.firstData.0.call',
  ],
])('a manifest with %s names the field', (_, changes, field) => {
  expect(problemsOf(remoteManifest, { ...remote, ...changes })).toEqual([field]);
});

test('a field that remote.json does not have is an error, so that a slip of the pen shows in the build', () => {
  expect(remoteSource.safeParse({ name: 'cafe', exposes: ['MenuPage'], page: {} }).success).toBe(false);
});

test('a row of the route table without a title names the field', () => {
  expect(problemsOf(routeTable, routes)).toBeUndefined();
  expect(problemsOf(routeTable, [{ path: '/', page: null, mood: 'cafe' }])).toEqual(['0.title']);
});

test('a shell that was released before `provides` existed states its version of shared', () => {
  expect(shellManifest.parse({ ...shell, shared: '1.2.0' }).provides).toEqual({
    '@storefront/shared': '1.2.0',
  });
  const provides = { react: '19.3.1', '@storefront/shared': '2.0.0' };
  expect(shellManifest.parse({ ...shell, provides }).provides).toEqual(provides);
});
