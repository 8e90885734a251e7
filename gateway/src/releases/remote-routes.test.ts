import { routeTable } from '@storefront/shared/delivery/route-table';
import { block, fakeShop } from '../../test/support/fake-shop';
import { retire } from './retire';

const rest = { path: '*', page: 'home/HomePage', mood: 'cafe', title: 'Page not found' };
const prefix = { path: '/kitchen/*', page: null, remote: 'cafe', mood: 'closet', title: 'Kitchen' };
const home = { path: '/', page: 'home/HomePage', mood: 'cafe', title: 'Home' };
const grants = { routes: [home, prefix, rest] };
const page = { expose: 'MenuPage', title: 'Kitchen', part: 'The kitchen' };
const routes = [
  { ...page, path: '/kitchen' },
  { ...page, path: '/kitchen/recipes/:id', title: 'Recipe' },
  { ...page, path: '/kitchen/mine', guard: 'signed-in' },
  { ...page, path: '/kitchen/stock', guard: 'admin', right: 'moveStock' },
];

let shop: Awaited<ReturnType<typeof fakeShop>>;
const people: Record<string, object> = {
  rider: { role: 'admin', staffRole: 'rider', sessionHash: '1' },
  counter: { role: 'admin', staffRole: 'counter', sessionHash: '2' },
  literal: { role: 'admin', sessionHash: '3' },
  customer: { role: 'customer', staffRole: null, sessionHash: '4' },
};
beforeEach(async () => {
  shop = await fakeShop({}, null, {
    findVisitor: async ({ headers }) => (people[headers.cookie ?? ''] ?? null) as never,
  });
});
afterEach(() => shop.close());

const statusOf = async (url: string) => (await shop.get(url)).statusCode;
const hasHints = async (url: string, cookie: string) =>
  (await shop.get(url, { cookie })).body.includes('as="script" href="/releases/cafe/');

test('C333: a remote adds a page below its prefix by its own release; the shell’s release stays', async () => {
  const { release: shell } = await shop.releaseShell(grants);
  await shop.releaseCafe('one', { routes: routes.slice(0, 1) });
  expect([await statusOf('/kitchen'), await statusOf('/kitchen/recipes/momo')]).toEqual([200, 404]);

  await shop.releaseCafe('two', { routes });
  const { statusCode, body } = await shop.get('/kitchen/recipes/momo');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Recipe · ');
  expect(body).toContain('data-mood="closet"');
  expect(block(body, 'storefront-registry')).toMatchObject({
    shell,
    routes: [
      { path: '/kitchen', page: null, remote: 'cafe', expose: 'MenuPage', mood: 'closet' },
      { path: '/kitchen/recipes/:id', title: 'Recipe', part: 'The kitchen' },
      { path: '/kitchen/mine', guard: 'signed-in' },
      { path: '/kitchen/stock', guard: 'admin', roles: ['owner', 'manager', 'counter'] },
    ],
  });
});

test('C333: any other address below the prefix is not found', async () => {
  await shop.releaseShell(grants);
  await shop.releaseCafe('one', { routes });
  for (const url of ['/kitchen/else', '/kitchen/recipes', '/kitchens', '/kitchen/recipes/a/b'])
    expect([url, await statusOf(url)]).toEqual([url, 404]);
});

test('C333: while the remote is missing, its addresses are pages that browsers try again', async () => {
  await shop.releaseShell(grants);
  const { statusCode, body } = await shop.get('/kitchen/recipes/momo');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Kitchen · ');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(block(body, 'storefront-registry')).not.toHaveProperty('routes');
});

test.each([
  ['/kitchen/mine', { '': false, customer: true, rider: true }],
  ['/kitchen/stock', { '': false, customer: false, rider: false, counter: true, literal: true }],
])('C333: the gateway sends the scripts of %s only to who may see it', async (url, allowed) => {
  await shop.releaseShell(grants);
  await shop.releaseCafe('one', { routes });
  for (const [who, isAllowed] of Object.entries(allowed))
    expect([who, await hasHints(url, who)]).toEqual([who, isAllowed]);
});

test('C333: the guard of the prefix holds for every page below it', async () => {
  await shop.releaseShell({ routes: [home, { ...prefix, guard: 'admin' }, rest] });
  await shop.releaseCafe('one', { routes });
  const { body } = await shop.get('/kitchen/mine');
  expect(block(body, 'storefront-registry')).toMatchObject({
    routes: [{ guard: 'admin' }, { guard: 'admin' }, { guard: 'admin' }, { guard: 'admin' }],
  });
});

test.each([
  [
    'a page outside of the prefix',
    { path: '/menu' },
    'its route /menu is outside of /kitchen/*, which the shell grants it',
  ],
  ['a look-alike', { path: '/kitchens' }, 'its route /kitchens is outside of /kitchen/*'],
  [
    'a page that it does not expose',
    { path: '/kitchen', expose: 'Other' },
    'its route /kitchen names Other, which it does not expose',
  ],
  ['a path upwards', { path: '/kitchen/../menu' }, 'is no path such as'],
  ['every address', { path: '*' }, 'is no path such as'],
  ['an unknown right', { path: '/kitchen', guard: 'admin', right: 'eat' }, 'right'],
  ['a guarded page to render', { path: '/kitchen', guard: 'admin', render: [] }, 'closes the page'],
  ['a right without the guard of staff', { path: '/kitchen', right: 'moveStock' }, 'is for staff'],
])('C333: a remote that names %s is not released', async (_, route, reason) => {
  await shop.releaseShell(grants);
  await expect(shop.releaseCafe('one', { routes: [{ ...page, ...route }] })).rejects.toThrow(reason);
});

test('C333: a remote without a prefix, and an address named twice, are not released', async () => {
  await shop.releaseShell();
  await expect(shop.releaseCafe('one', { routes })).rejects.toThrow(
    'its route /kitchen needs a prefix, and the shell grants it none',
  );
  await expect(shop.releaseCafe('one', { routes: [routes[0], routes[0]] })).rejects.toThrow(
    'names an address twice',
  );
});

test('C481: a shell that takes a prefix away is refused until the remote is retired', async () => {
  await shop.releaseShell(grants);
  await shop.releaseCafe('one', { routes: routes.slice(0, 1) });
  await expect(shop.releaseShell({ routes: [home, rest] })).rejects.toThrow(
    'shell cannot be released: cafe: its route /kitchen needs a prefix, and the shell grants it none',
  );
  await retire({ dataDir: shop.dataDir, name: 'cafe', now: Date.now });
  expect(await shop.releaseShell({ routes: [home, rest] })).toMatchObject({ state: 'released' });
  expect(await statusOf('/kitchen')).toBe(404);
});

test.each([
  [
    'two owners',
    [prefix, { ...prefix, remote: 'closet' }],
    '/kitchen/* belongs to cafe, but /kitchen/* of closet is inside it',
  ],
  [
    'a page of the shell inside',
    [prefix, { ...home, path: '/kitchen/about' }],
    'but /kitchen/about of the shell is inside it',
  ],
  [
    'a page of another remote inside',
    [prefix, { ...prefix, remote: 'closet', expose: 'X', path: '/kitchen' }],
    'but /kitchen of closet is inside it',
  ],
  ['two prefixes of one remote', [prefix, { ...prefix, path: '/bar/*' }], 'cafe has two prefixes'],
  ['every address', [{ ...prefix, path: '/*' }], 'is no prefix such as'],
  ['a nested prefix', [{ ...prefix, path: '/kitchen/deep/*' }], 'is no prefix such as'],
  ['the addresses of the API', [{ ...prefix, path: '/api/*' }], 'is no prefix such as'],
])('C333: a route table with %s is refused', (_, rows, reason) => {
  expect(routeTable.safeParse([...rows, rest]).error?.message).toContain(reason);
});
