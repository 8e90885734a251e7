import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { matchPattern } from '@storefront/shared/paths/match-pattern';
import table from '../../routes.json';

/** The route table (§2): maps each address to its page. The build omits the fields that only the gateway reads. */
export const routeTable = table as readonly ShopRoute[];

const fallback: ShopRoute = {
  path: '*',
  page: 'not-found/NotFoundPage',
  mood: 'cafe',
  title: 'Page not found',
};

/** Returns the row of an address. It needs no router, so loading can start before the router is evaluated. */
export const matchRoute = (path: string, table: readonly ShopRoute[] = routeTable): ShopRoute =>
  table.find((route) => matchPattern(route.path, path)) ?? fallback;
