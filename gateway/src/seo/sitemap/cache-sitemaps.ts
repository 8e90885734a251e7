import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { matchPattern } from '@storefront/shared/paths/match-pattern';
import { escapeHtml } from '../../pages/escape';
import { canonicalPath } from '../canonical-path';
import type { GoodsForSale, ListedPage } from './goods-for-sale';

/** Most addresses in one sitemap, by the protocol. */
const MOST = 50_000;

const zip = promisify(gzip);

/** Sitemaps by path, compressed with gzip. */
type Sitemaps = ReadonlyMap<string, Buffer>;

const ENTRY = '/sitemap.xml';
const fileAt = (index: number) => `/sitemap-${index + 1}.xml`;

async function packAll(xmls: ReadonlyMap<string, string>): Promise<Sitemaps> {
  const packed = new Map<string, Buffer>();
  for (const [path, xml] of xmls) packed.set(path, await zip(xml));
  return packed;
}

const isIndexable = ({ guard, noindex, redirectTo }: ShopRoute) => !guard && !noindex && !redirectTo;

/** Returns the indexable pages of the route table, each under its canonical path. */
const publicPages = (routes: readonly ShopRoute[]): ListedPage[] =>
  routes
    .filter(({ path }) => !/[:*]/.test(path))
    .filter((route) => isIndexable(route) && canonicalPath(routes, route, route.path) === route.path)
    .map(({ path }) => ({ path, changedAt: null }));

/**
 * Returns a function that returns whether an item has an indexable page in the route table. Without its remote, which may
 * be retired (C325), its address answers 410.
 */
function createHasPage(routes: readonly ShopRoute[]): (item: ListedPage) => boolean {
  const patterns = routes.filter((route) => isIndexable(route) && route.path.includes(':'));
  return ({ path }) => patterns.some((pattern) => matchPattern(pattern.path, path) !== null);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function entry(origin: string, { path, changedAt }: ListedPage): string {
  const lastmod = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>\n`;
}

/** Returns a sitemap of these pages. */
const sitemapXml = (origin: string, pages: readonly ListedPage[]): string =>
  `${HEAD}<urlset ${XMLNS}>\n${pages.map((page) => entry(origin, page)).join('')}</urlset>\n`;

/** Returns the sitemap index, for shops whose pages do not fit into one sitemap. */
function sitemapIndexXml(origin: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(origin + file)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${XMLNS}>\n${entries.join('')}</sitemapindex>\n`;
}

async function make(
  goods: GoodsForSale,
  routes: readonly ShopRoute[],
  origin: string,
  most: number,
): Promise<Sitemaps> {
  const files: string[] = [];
  const hasPage = createHasPage(routes);
  let pages: ListedPage[] = publicPages(routes);
  for await (const some of goods.read()) {
    pages.push(...some.filter(hasPage));
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
 * Makes the sitemaps on the first request and keeps them until the catalogue or the route table changes. Concurrent
 * requests share one run.
 *
 * @param origin before every path; never from a request, whose `Host` anyone chooses
 */
export function cacheSitemaps(goods: GoodsForSale, origin: string, most = MOST) {
  let cached: { readonly key: readonly unknown[]; readonly sitemaps: Promise<Sitemaps> } | null = null;

  return async function sitemapAt(path: string, routes: readonly ShopRoute[]): Promise<Buffer | null> {
    const key = [await goods.readVersion(), routes];
    if (!cached || cached.key.some((part, index) => part !== key[index])) {
      const sitemaps = make(goods, routes, origin, most);
      const mine = { key, sitemaps };
      cached = mine;
      sitemaps.catch(() => {
        if (cached === mine) cached = null;
      });
    }
    return (await cached.sitemaps).get(path) ?? null;
  };
}
