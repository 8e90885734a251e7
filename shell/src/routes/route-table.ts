import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { matchPattern } from '@storefront/shared/paths/match-pattern';
import table from '../../routes.json';

/** The route table (§2): the one place that says which page an address shows. The build leaves out what only the gateway reads. */
export const routeTable = table as readonly ShopRoute[];

const fallback: ShopRoute = {
  path: '*',
  page: 'not-found/NotFoundPage',
  mood: 'cafe',
  title: 'Page not found',
};

/** The row of an address. It needs no router, so loading can start before the router is even evaluated. */
export const matchRoute = (path: string, table: readonly ShopRoute[] = routeTable): ShopRoute =>
  table.find((route) => matchPattern(route.path, path)) ?? fallback;
