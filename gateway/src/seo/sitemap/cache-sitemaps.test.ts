import { gunzipSync } from 'node:zlib';
import { routeTable } from '@storefront/shared/delivery/route-table';
import table from '../../../../shell/routes.json';
import { fakeGoods } from '../../../test/support/fake-goods';
import { cacheSitemaps } from './cache-sitemaps';

const routes = routeTable.parse(table);
const origin = 'https://shop.example';
const goods = (count: number) =>
  fakeGoods(Array.from({ length: count }, (_, index) => ({ path: `/single/${index}&`, changedAt: index })));
const locsOf = (packed: Buffer | null) =>
  [
    ...gunzipSync(packed ?? '')
      .toString()
      .matchAll(/<loc>(.*?)<\/loc>/g),
  ].map(([, loc]) => loc);

test('lists the public pages and the items for sale, with dates', async () => {
  const packed = await cacheSitemaps(goods(1), origin)('/sitemap.xml', routes);
  expect(locsOf(packed)).toEqual(
    ['/', '/signup', '/menu', '/gallary', '/loyality', '/about', '/closet', '/single/0&amp;'].map(
      (path) => origin + path,
    ),
  );
  expect(gunzipSync(packed ?? '').toString()).toContain('<lastmod>1970-01-01T00:00:00.000Z</lastmod>');
});

test('C325: leaves out items whose page no route has, as those of a retired remote, or whose page is not indexed', async () => {
  const paths = ['/single/1', '/csingle/1', '/order/1', '/nowhere/1'];
  const sitemapAt = cacheSitemaps(fakeGoods(paths.map((path) => ({ path, changedAt: 0 }))), origin);
  const isItem = (loc = '') => paths.includes(loc.slice(origin.length));
  const itemsOf = async (open: typeof routes) => locsOf(await sitemapAt('/sitemap.xml', open)).filter(isItem);
  expect(await itemsOf(routes)).toEqual([`${origin}/single/1`, `${origin}/csingle/1`]);
  const withoutCloset = routes.filter(({ remote }) => remote !== 'closet');
  expect(await itemsOf(withoutCloset)).toEqual([`${origin}/single/1`]);
});

test('is a sitemap index if one sitemap cannot hold all pages', async () => {
  const sitemapAt = cacheSitemaps(goods(18), origin, 10);
  const read = async (path: string) => locsOf(await sitemapAt(path, routes));
  expect(await read('/sitemap.xml')).toEqual([1, 2, 3].map((number) => `${origin}/sitemap-${number}.xml`));
  const all = [
    ...(await read('/sitemap-1.xml')),
    ...(await read('/sitemap-2.xml')),
    ...(await read('/sitemap-3.xml')),
  ];
  expect(new Set(all).size).toBe(25);
  expect(await sitemapAt('/sitemap-4.xml', routes)).toBeNull();
});

test('is made once per version of the catalogue', async () => {
  const shop = goods(1);
  const sitemapAt = cacheSitemaps(shop, origin);
  const ask = () => sitemapAt('/sitemap.xml', routes);
  await Promise.all([ask(), ask()]);
  await ask();
  expect(shop.reads).toBe(1);
  shop.version = 1;
  await ask();
  expect(shop.reads).toBe(2);
});
