import { fakeRemote, writeFiles } from '../../test/support/fake-build';
import { block, fakeShop } from '../../test/support/fake-shop';

const ORDERS = { call: 'listOrders', input: { query: { page: 1, status: 'pending' } } };
const profile = {
  path: '/profile',
  page: 'home/HomePage',
  mood: 'cafe',
  title: 'Profile',
  guard: 'signed-in',
};
const admin = {
  path: '/admin/*',
  page: null,
  remote: 'admin',
  expose: 'Desk',
  mood: 'staff',
  title: 'Dashboard',
};
const routes = [profile, { ...admin, guard: 'admin' }];

let shop: Awaited<ReturnType<typeof fakeShop>>;
let entry = '';

async function open(...[config, parts]: [Parameters<typeof fakeShop>[0]?, Parameters<typeof fakeShop>[2]?]) {
  shop = await fakeShop(config, null, parts);
  await shop.releaseShell({ routes });
  await fakeRemote(shop.dist('admin'), 'one', {
    name: 'admin',
    exposes: ['Desk'],
    preload: { Desk: ['assets/menu.1.js'] },
    pages: { Desk: { prefetchedCalls: [{ at: '/admin/orders', ...ORDERS }] } },
  });
  await writeFiles(shop.dist('admin'), { 'client/mf-manifest.json': { exposes: [{ name: 'Desk' }] } });
  entry = `/releases/admin/${(await shop.goLive('admin')).release}/`;
}
afterEach(() => shop.close());

const askAs = (who: string, url = '/admin/orders') => shop.get(url, who ? { cookie: `who=${who}` } : {});
const hintsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"/g)].map(([, as, href]) => `${as} ${href}`);
const WHO = 'fetch /api/v1/user/getuser';

test('staff get the calls and scripts of the guarded page, most urgent first', async () => {
  await open();
  const { body, statusCode } = await askAs('staff');
  expect(statusCode).toBe(200);
  expect(hintsOf(body)).toEqual([
    WHO,
    'fetch /api/v1/order/get?page=1&amp;status=pending',
    'script /assets/main.1.js',
    `script ${entry}remoteEntry.1.js`,
    `script ${entry}assets/menu.1.js`,
  ]);
  expect(body).toContain('getuser" crossorigin="use-credentials" fetchpriority="low"');
  expect(block(body, 'storefront-ahead')).toEqual([ORDERS]);
});

test.each([
  ['a guest', ''],
  ['a customer', 'customer'],
  ['whose session is over', 'nobody-any-more'],
])('%s gets no hints', async (_, who) => {
  await open();
  const { body } = await askAs(who);
  expect(hintsOf(body)).toEqual([]);
  expect(block(body, 'storefront-ahead')).toBeUndefined();
  expect(body).not.toContain('listOrders');
});

test('P73: the page has no personal data: all staff get the same one, and no cache may store it for others', async () => {
  await open();
  const [one, other, guest] = await Promise.all([askAs('staff'), askAs('others'), askAs('')]);
  expect(one.body).toBe(other.body);
  for (const { headers } of [one, guest]) {
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('Accept-Encoding, Cookie');
  }
});

test('a page for signed-in people adds hints for customers, not for guests', async () => {
  await open();
  const { body } = await askAs('customer', '/profile');
  expect(hintsOf(body)).toEqual([WHO, 'script /assets/main.1.js', 'script /assets/home.1.js']);
  expect(block(body, 'storefront-ahead')).toEqual([]);
  expect(hintsOf((await askAs('', '/profile')).body)).toEqual([]);
});

test.each(['/admin', '/admin/orders?status=completed'])(
  '%s shows other rows, so the page preloads no calls',
  async (url) => {
    await open();
    const { body } = await askAs('staff', url);
    expect(block(body, 'storefront-ahead')).toEqual([]);
    expect(hintsOf(body)[0]).toBe(WHO);
  },
);

test('if the session cannot be read, a guest’s page is sent', async () => {
  await open({}, { findVisitor: () => Promise.reject(new Error('the database is down')) });
  const { body, statusCode } = await askAs('staff');
  expect([statusCode, hintsOf(body)]).toEqual([200, []]);
});

test('the gateway knows no sessions when another server answers the API', async () => {
  await open({ apiOrigin: 'https://api.example', ownServer: false });
  expect(hintsOf((await askAs('staff')).body)).toEqual([]);
});
