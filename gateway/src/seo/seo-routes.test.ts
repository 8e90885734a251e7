import { gunzipSync } from 'node:zlib';
import { fakeShop } from '../../test/support/fake-shop';

let shop: Awaited<ReturnType<typeof fakeShop>>;
afterEach(() => shop.close());

test('robots.txt names the sitemap and leaves scripts and pictures open', async () => {
  shop = await fakeShop({}, 'https://shop.example');
  const { body, headers } = await shop.get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: https://shop.example/sitemap.xml\n');
  expect(body).toContain('Disallow: /admin\n');
  expect(body).not.toMatch(/releases|assets|media/);
});

test('sitemap.xml lists pages under the public origin, else under the host of the request', async () => {
  shop = await fakeShop({}, 'https://shop.example');
  await shop.releaseShell();
  const packed = await shop.get('/sitemap.xml', { 'accept-encoding': 'gzip', host: 'evil.example' });
  expect(packed.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(gunzipSync(packed.rawPayload).toString()).toContain('<loc>https://shop.example/menu</loc>');
  expect((await shop.get('/sitemap-1.xml')).statusCode).toBe(404);
  await shop.close();

  shop = await fakeShop();
  await shop.releaseShell();
  expect((await shop.get('/sitemap.xml?x', { host: '127.0.0.1:80' })).body).toContain(
    '<loc>http://127.0.0.1:80/menu</loc>',
  );
});

test('a host that is none is refused, and never a pattern of what is sent', async () => {
  shop = await fakeShop();
  await shop.releaseShell();
  for (const host of ['a"<b>:80', '$`', '$&', `${'a'.repeat(254)}:80`, 'shop.example:port', '[::1'])
    for (const path of ['/sitemap.xml', '/robots.txt'])
      expect((await shop.get(path, { host })).statusCode).toBe(400);
  for (const host of ['shop.example', 'xn--bcher-kva.example:8080', '[::1]:80', '127.0.0.1'])
    expect((await shop.get('/sitemap.xml', { host })).body).toContain(`<loc>http://${host}/menu</loc>`);
});

test('the host of one request neither makes the sitemap again nor reaches another visitor', async () => {
  shop = await fakeShop();
  await shop.releaseShell();
  for (const host of ['shop.example', 'evil.example', 'shop.example']) {
    const gzip = { 'accept-encoding': 'gzip', host };
    const { body } = await shop.get('/sitemap.xml', gzip);
    expect(new Set(body.match(/<loc>http:\/\/[^/]+/g))).toEqual(new Set([`<loc>http://${host}`]));
  }
  expect(shop.goods.reads).toBe(1);
});

test('there is no sitemap before a shell was released', async () => {
  shop = await fakeShop();
  expect((await shop.get('/sitemap.xml')).statusCode).toBe(404);
});
