import type { ShopRoute } from '@storefront/shared/delivery/shell-manifest';
import { canonicalPath } from '../canonical-path';
import type { ListedPage } from './goods-for-sale';

const isFound = ({ path, guard, noindex, redirectTo }: ShopRoute) =>
  !guard && !noindex && !redirectTo && !/[:*]/.test(path);

/** Pages of the route table that anybody may find, each under its one address. */
export const publicPages = (routes: readonly ShopRoute[]): ListedPage[] =>
  routes
    .filter((route) => isFound(route) && canonicalPath(routes, route, route.path) === route.path)
    .map(({ path }) => ({ path, changedAt: null }));
