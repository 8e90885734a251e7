import type { ShopRoute } from '../delivery/route-table';

/** Whether a row of the shell's table grants its prefix, `/kitchen/*`, to a remote: the remote names the pages (C333). */
export const isPrefix = ({ remote, expose }: Pick<ShopRoute, 'remote' | 'expose'>): boolean =>
  remote !== undefined && expose === undefined;

/**
 * Returns the route table of a page: the shell's rows, then those that remotes have under their prefixes, then the row for
 * every other address. The row of a prefix stays only while its remote is missing: it stands for all of its pages.
 *
 * @param live names of the remotes that are there
 */
export function composeRoutes(
  table: readonly ShopRoute[],
  added: readonly ShopRoute[],
  live: readonly string[],
): readonly ShopRoute[] {
  const isRest = ({ path }: ShopRoute) => path === '*';
  const own = table.filter((row) => !isRest(row) && !(isPrefix(row) && live.includes(row.remote ?? '')));
  return [...own, ...added, ...table.filter(isRest)];
}
