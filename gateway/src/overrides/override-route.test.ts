import { OVERRIDES_PATH } from '@storefront/shared/delivery/overrides';
import { fakeShop } from '../../test/support/fake-shop';

const ADDRESS = 'http://localhost:4101/build/';
const manifest = {
  name: 'cafe',
  version: '1.2.0',
  entry: 'remoteEntry.1.js',
  exposes: ['MenuPage'],
  requires: { '@storefront/shared': '^1.0.0' },
  preload: { MenuPage: ['assets/menu.1.js'] },
};

let shop: Awaited<ReturnType<typeof fakeShop>>;
let older: string;
beforeEach(async () => {
  shop = await fakeShop();
  older = (await shop.releaseShell()).release;
});
afterEach(() => shop.close());

const check = (question: object, who = 'staff') =>
  shop.post(
    OVERRIDES_PATH,
    { shell: null, name: 'cafe', address: ADDRESS, ...question },
    { cookie: `who=${who}` },
  );

test('C140: returns the release as a registry would carry it, with the addresses of the build', async () => {
  const answer = await check({ manifest });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    version: '1.2.0',
    entry: `${ADDRESS}client/remoteEntry.1.js`,
    exposes: ['MenuPage'],
    preload: { MenuPage: [`${ADDRESS}client/assets/menu.1.js`] },
  });
});

test('C140: finds the files of a development server beside its manifest', async () => {
  const answer = await check({ manifest: { ...manifest, client: './', entry: 'remoteEntry.js' } });
  expect(answer.json().entry).toBe(`${ADDRESS}remoteEntry.js`);
});

test('C140: judges the ranges for the shell of the tab, also when another one is live', async () => {
  await shop.releaseShell({ version: '2.0.0', provides: { '@storefront/shared': '2.0.0' } });
  const unmet = 'it requires @storefront/shared ^1.0.0, the shell has 2.0.0';
  expect((await check({ manifest })).json().unmet).toBe(unmet);
  expect((await check({ manifest, shell: older })).json().unmet).toBeUndefined();
});

test.each([
  ['that describes no remote', { name: 'cafe' }, 'remote.json does not describe a remote'],
  ['of another remote', { ...manifest, name: 'closet' }, 'remote.json is of closet'],
  [
    'with a file outside the build',
    { ...manifest, entry: '../x.js' },
    'remote.json does not describe a remote',
  ],
])('C140: refuses a manifest %s', async (_, changed, message) => {
  const answer = await check({ manifest: changed });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain(message);
});

test.each([
  ['guest', 401],
  ['customer', 403],
])('C140: refuses a %s', async (who, status) => {
  expect((await check({ manifest }, who)).statusCode).toBe(status);
});

test.each([{ address: 'javascript:alert(1)' }, { name: '../x' }, { shell: 7 }])(
  'C140: refuses a question with %j',
  async (changes) => {
    expect((await check({ manifest, ...changes })).statusCode).toBe(400);
  },
);
