import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ShopRoute } from '@storefront/shared/delivery/shell-manifest';
import type { GoodsForSale, ListedPage } from './goods-for-sale';
import { publicPages } from './public-pages';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

/** As many addresses as one sitemap may hold, by its protocol. */
const MOST = 50_000;

const zip = promisify(gzip);

/** Sitemaps by their path, each packed with gzip. */
type Sitemaps = ReadonlyMap<string, Buffer>;

const ENTRY = '/sitemap.xml';
const fileAt = (index: number) => `/sitemap-${index + 1}.xml`;

async function packAll(xmls: ReadonlyMap<string, string>): Promise<Sitemaps> {
  const packed = new Map<string, Buffer>();
  for (const [path, xml] of xmls) packed.set(path, await zip(xml));
  return packed;
}

async function make(
  goods: GoodsForSale,
  routes: readonly ShopRoute[],
  origin: string,
  most: number,
): Promise<Sitemaps> {
  const files: string[] = [];
  let pages: ListedPage[] = publicPages(routes);
  for await (const some of goods.read()) {
    pages.push(...some);
    while (pages.length > most) {
      files.push(sitemapXml(origin, pages.slice(0, most)));
      pages = pages.slice(most);
    }
  }
  const last = sitemapXml(origin, pages);
  if (files.length === 0) return packAll(new Map([[ENTRY, last]]));
  const xmls = new Map([...files, last].map((xml, index) => [fileAt(index), xml]));
  return packAll(xmls.set(ENTRY, sitemapIndexXml(origin, [...xmls.keys()])));
}

/**
 * Makes the sitemaps on the first request and keeps them until the catalogue, the route table or the origin changes.
 * Concurrent requests share one run.
 */
export function keepSitemaps(goods: GoodsForSale, most = MOST) {
  let kept: { readonly key: readonly unknown[]; readonly sitemaps: Promise<Sitemaps> } | null = null;

  return async function sitemapAt(
    path: string,
    routes: readonly ShopRoute[],
    origin: string,
  ): Promise<Buffer | null> {
    const key = [await goods.readVersion(), routes, origin];
    if (!kept || kept.key.some((part, index) => part !== key[index])) {
      const sitemaps = make(goods, routes, origin, most);
      const mine = { key, sitemaps };
      kept = mine;
      sitemaps.catch(() => {
        if (kept === mine) kept = null;
      });
    }
    return (await kept.sitemaps).get(path) ?? null;
  };
}
