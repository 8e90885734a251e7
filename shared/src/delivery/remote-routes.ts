import { composeRoutes, isPrefix } from '../paths/compose-routes';
import { hasRight, STAFF_ROLES } from '../rules/rights';
import type { RemoteManifest, RemoteRoute } from './remote-manifest';
import type { ShopRoute } from './route-table';

type Declared = Pick<RemoteManifest, 'name' | 'routes'>;

const GUARDS = [undefined, 'signed-in', 'admin'] as const;

/** Returns the stronger of two guards: a remote may close its pages further than its prefix, never open them. */
const strongest = (...guards: readonly ShopRoute['guard'][]) =>
  GUARDS[Math.max(...guards.map((guard) => GUARDS.indexOf(guard)))];

/** Returns whether a route's path is below a prefix, `/kitchen/*`. */
export const isBelow = (prefix: string, path: string): boolean =>
  path === prefix.slice(0, -2) || path.startsWith(prefix.slice(0, -1));

/** Returns the row of a prefix that a route table grants to a remote; undefined without one. */
export const prefixOf = (routes: readonly ShopRoute[], name: string): ShopRoute | undefined =>
  routes.find((row) => isPrefix(row) && row.remote === name);

function toRow({ right, guard, ...route }: RemoteRoute, prefix: ShopRoute): ShopRoute {
  const wanted = strongest(prefix.guard, guard);
  return {
    ...route,
    page: null,
    ...(prefix.remote && { remote: prefix.remote }),
    mood: prefix.mood,
    ...(wanted && { guard: wanted }),
    ...(right && { roles: STAFF_ROLES.filter((role) => hasRight(role, right)) }),
  };
}

/** Returns the rows of a remote below the prefix that a shell grants to it; none without a prefix (C333). */
function rowsOf({ name, routes }: Declared, table: readonly ShopRoute[]): ShopRoute[] {
  const prefix = prefixOf(table, name);
  if (!prefix) return [];
  return routes.filter(({ path }) => isBelow(prefix.path, path)).map((route) => toRow(route, prefix));
}

/** Returns a shell's route table with the rows of the live remotes, and those rows alone. */
export function addRemoteRoutes(table: readonly ShopRoute[], remotes: readonly Declared[]) {
  const added = remotes.flatMap((remote) => rowsOf(remote, table));
  return {
    added,
    routes: [
      ...composeRoutes(
        table,
        added,
        remotes.map(({ name }) => name),
      ),
    ],
  };
}
