import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { composeRoutes } from '@storefront/shared/paths/compose-routes';
import { matchPattern } from '@storefront/shared/paths/match-pattern';
import table from '../../routes.json';
import { readRegistry } from './read-registry';

/** The shell's own route table (§2). The build omits the fields that only the gateway reads. */
export const routeTable = table as readonly ShopRoute[];

let composed: readonly ShopRoute[] | null = null;

/**
 * Sets the rows that remotes have below their prefixes (C333). The render worker calls it for each page, one at a time; a
 * browser reads them from the page's registry.
 */
export function addRoutes(added: readonly ShopRoute[], live: readonly string[]): void {
  composed = composeRoutes(routeTable, added, live);
}

/** Returns the route table of this page: maps each address to its page. A service worker has the shell's own rows. */
export function shopRoutes(): readonly ShopRoute[] {
  if (composed === null) {
    const { routes = [], remotes } = typeof document === 'undefined' ? { remotes: {} } : readRegistry();
    addRoutes(routes, Object.keys(remotes));
  }
  return composed ?? routeTable;
}

const fallback: ShopRoute = {
  path: '*',
  page: 'not-found/NotFoundPage',
  mood: 'cafe',
  title: 'Page not found',
};

/** Returns the row of an address. It needs no router, so loading can start before the router is evaluated. */
export const matchRoute = (path: string, table: readonly ShopRoute[] = shopRoutes()): ShopRoute =>
  table.find((route) => matchPattern(route.path, path)) ?? fallback;
