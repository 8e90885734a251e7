import { releaseNew } from '../../../scripts/lib/release-new.mjs';
import { idOf } from '../../../server/src/operations/large/large-rows';
import { ORDINARY } from '../shop/sizes';
import { type Shop, startShop } from '../shop/start-shop';
import { type BareServer, type LoadProcesses, overHttp } from './load-runs';
import { pageRequest } from './requests';
import type { Comparison } from './run-comparison';

/** More products than the page cache holds, so that a walk over all of them always misses it. */
const PRODUCTS = 800;
const CACHED = ['/menu', '/closet'];
/** The pages of all products. */
export const productPaths = Array.from({ length: PRODUCTS }, (_, index) => `/single/${idOf('p', index)}`);

export const pagePaths = [...CACHED, ...productPaths.slice(0, 1)].map((path) => ({ path, isPacked: true }));

/** A shop that renders its pages. */
export const startPageShop = (postgresUrl: string | null): Promise<Shop> =>
  startShop(postgresUrl, { ...ORDINARY, products: PRODUCTS }, { env: { RENDER: 'on' }, prepare: releaseNew });

/** Comparisons of cached and of uncached public pages with a server that sends the same bytes. */
export function pageComparisons(
  processes: LoadProcesses,
  shop: Shop,
  bare: BareServer,
  { database }: Pick<Comparison, 'database'>,
): Comparison[] {
  const about = { database, orders: shop.sizes.orders, against: 'bare Fastify' };
  const cached = CACHED.map((path) => ({
    ...about,
    what: `page ${path} (cached)`,
    candidate: overHttp(processes, shop.address, [pageRequest(path)], shop.cpuMs),
    baseline: overHttp(processes, bare.address, [pageRequest(path)], bare.cpuMs),
  }));
  const products = productPaths.map((path) => pageRequest(path));
  const rendered = {
    ...about,
    what: 'page of a product (rendered each time), one at a time',
    candidate: overHttp(processes, shop.address, products, shop.cpuMs, 1),
    baseline: overHttp(processes, bare.address, products.slice(0, 1), bare.cpuMs, 1),
  };
  return [...cached, rendered];
}
