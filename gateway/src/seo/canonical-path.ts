import type { ShopRoute } from '@storefront/shared/delivery/route-table';

const showSame = (a: ShopRoute, b: ShopRoute) =>
  a.page === b.page && a.remote === b.remote && a.expose === b.expose && !a.path.includes(':');

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/+$/, ''));

/**
 * Returns the canonical path of a page: that of the first route with the same page, so `/khome` becomes `/closet`
 * (C44). Ignores queries: a table, a filter and a colour are views of the same page.
 */
export function canonicalPath(routes: readonly ShopRoute[], route: ShopRoute, path: string): string {
  const first = routes.find((other) => showSame(other, route));
  return first && !route.path.includes(':') ? first.path : withoutSlash(path);
}
