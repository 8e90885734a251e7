import { type FakeRenderedShop, fakeRenderedShop } from '../../test/support/fake-rendered-shop';
import { cafeCode } from '../../test/support/fake-server-build';
import { block } from '../../test/support/fake-shop';

let shop: FakeRenderedShop;
beforeEach(async () => {
  shop = await fakeRenderedShop();
  await shop.goLiveShell();
});
afterEach(() => shop.close());

const rootOf = (html: string) => html.match(/<div id="root"[^>]*>.*?<\/div>/)?.[0];
const CLIENT = '<div id="root"></div>';

async function visit(url: string, cookie?: string) {
  const { body, headers, statusCode } = await shop.get(url, cookie ? { cookie } : {});
  const data = block(body, 'storefront-data') as { key: unknown }[];
  return { body, headers, statusCode, root: rootOf(body), keys: data.map(({ key }) => key) };
}

test('C200: the server renders the page of an order for who has its link or its session', async () => {
  await shop.goLiveCafe();
  const byKey = await visit('/order/4Y2T8X?key=right');
  expect(byKey.root).toContain('/order/4Y2T8X?key=right|drawn|followOrder {"name":"with the key"}');
  expect(byKey.keys[0]).toEqual(['followOrder', { params: { code: '4Y2T8X' }, query: { key: 'right' } }]);
  const bySession = await visit('/order/4Y2T8X', 'who=customer');
  expect(bySession.root).toContain('{"name":"of who=customer"}');
  // As the browser spells it, so that it makes no second call.
  expect(bySession.keys[0]).toEqual(['followOrder', { params: { code: '4Y2T8X' }, query: {} }]);
});

test('C200, P73: it is made for each visitor, and no cache may store it', async () => {
  await shop.goLiveCafe();
  const url = '/order/4Y2T8X?key=right';
  const pages = [await visit(url), await visit(url, 'who=customer'), await visit(url)];
  expect(shop.state.followed).toBe(3);
  expect(pages.map(({ body }) => body.includes('who=customer'))).toEqual([false, true, false]);
  for (const { headers } of pages) {
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(headers).not.toHaveProperty('etag');
  }
});

test.each(['/order/4Y2T8X', '/order/4Y2T8X?key=wrong', '/order/NOBODY?key=', '/order/4Y2T8X?key[]=right'])(
  'C191, C200: %s has status 404 and nothing of the order',
  async (url) => {
    await shop.goLiveCafe();
    const { statusCode, root, keys, headers } = await visit(url);
    expect([statusCode, root]).toEqual([404, CLIENT]);
    expect(keys).toEqual([['getSettings', {}]]);
    expect(headers['cache-control']).toBe('private, no-store');
  },
);

test('P70, C191: the key of an order is in no line of the log, also if its data or its rendering fails', async () => {
  const lines: string[] = [];
  const loud = await fakeRenderedShop({}, { write: (line) => void lines.push(line) });
  await loud.goLiveShell();
  await loud.goLiveCafe(cafeCode('throw new Error("a bug");'));
  const paths = [
    '/order/4Y2T8X',
    '/order/4Y2T8X/',
    '/order/NOBODY',
    '/order/BROKEN',
    '/order/%E0%A4%A',
    '/none',
  ];
  for (const path of paths)
    for (const search of ['?key=Qr7-key_of_1', '?table=7&key=right', '?key=right&key=right'])
      await loud.get(`${path}${search}`);
  await loud.close();
  const log = lines.join('');
  for (const said of ['"/order/4Y2T8X"', 'Rendering failed', 'The disk is full', '"status":404'])
    expect(log).toContain(said);
  expect(log).not.toMatch(/key=|Qr7-key_of_1|\bright\b/);
});

test('a page that fails to render comes with its data; one with other parameters too', async () => {
  await shop.goLiveCafe(cafeCode('throw new Error("a bug");'));
  for (const url of ['/order/4Y2T8X?key=right', '/order/4Y2T8X?key=right&x=1']) {
    const { statusCode, root, keys } = await visit(url);
    expect([statusCode, root]).toEqual([200, CLIENT]);
    expect(keys).toHaveLength(2);
  }
  expect(shop.failures).toEqual(['cafe throw']);
});
