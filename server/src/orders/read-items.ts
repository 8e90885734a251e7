import type { LineInput } from '@storefront/shared/ordering/order-request';
import type { ItemLookup } from '@storefront/shared/ordering/price-lines';
import { type CategoryTimes, findIdByName, type ItemRows, toSellable } from '../catalogue/find-sellable';
import type { Tx } from '../platform/db/database';
import { lockRows, locksRows } from '../platform/db/lock-rows';

/**
 * Reads and locks closet items, then dishes that staff count, until the commit, each in order of id, so that no two
 * orders deadlock (P6, C226). Reads other dishes too. Ignores other ids.
 */
async function readLocked(tx: Tx, ids: readonly string[]): Promise<ItemRows> {
  if (ids.length === 0) return { products: [], items: [] };
  const items = await tx
    .selectFrom('closet_items')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$call(lockRows(tx))
    .execute();
  const selectDishes = tx.selectFrom('products').selectAll();
  const dishes = await selectDishes.where('id', 'in', ids).execute();
  const counted = dishes.filter(({ pieces_left }) => pieces_left !== null).map(({ id }) => id);
  if (counted.length === 0 || !locksRows(tx)) return { products: dishes, items };
  const locked = await selectDishes.where('id', 'in', counted).orderBy('id').$call(lockRows(tx)).execute();
  return { products: [...dishes.filter(({ id }) => !counted.includes(id)), ...locked], items };
}

type Named = Pick<LineInput, 'name' | 'type'>;

const nameKey = ({ name, type }: Named) => `${type} ${name}`;

/** Returns the ids of the items that lines give by name (C7). */
async function idsByName(tx: Tx, lines: readonly LineInput[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const line of lines) {
    if (line.productId || !line.name?.trim() || ids.has(nameKey(line))) continue;
    const id = await findIdByName(tx, line.name, line.type);
    if (id !== undefined) ids.set(nameKey(line), id);
  }
  return ids;
}

/**
 * Reads the items that lines name and locks their stock until the commit.
 *
 * @param settings of the shop
 * @param alsoLock ids of items whose stock the caller changes too
 */
export async function readItems(
  tx: Tx,
  lines: readonly LineInput[],
  settings: CategoryTimes,
  alsoLock: readonly string[] = [],
): Promise<ItemLookup> {
  const named = await idsByName(tx, lines);
  const ids = [...lines.flatMap(({ productId }) => productId || []), ...named.values()];
  const rows = await readLocked(tx, [...new Set([...alsoLock, ...ids])]);
  const found = await toSellable(tx, rows, settings);
  return {
    byId: found.get,
    byName: (name, type) => found.get(named.get(nameKey({ name, type })) ?? '', type),
  };
}
