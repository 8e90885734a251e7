import { fakeShop } from '../../test/support/fake-shop';

let shop: Awaited<ReturnType<typeof fakeShop>>;
afterEach(() => shop.close());

test('C196: a page takes no form: POST is answered 405; addresses of programs keep their 404', async () => {
  shop = await fakeShop();
  await shop.releaseShell();
  const { statusCode, headers } = await shop.post('/menu?a=1', {});
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await shop.post('/api/v1/nothing', {})).statusCode).toBe(404);
});

test('C196: HSTS of a page is that of the API', async () => {
  shop = await fakeShop({}, 'https://shop.example');
  await shop.releaseShell();
  for (const path of [
    '/menu',
    '/robots.txt',
    '/registry.json',
    '/releases/cafe/none',
    '/api/v1/product/getall',
  ])
    expect([path, (await shop.get(path)).headers['strict-transport-security']]).toEqual([
      path,
      'max-age=31536000',
    ]);
});
