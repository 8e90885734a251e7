import type { CellsByItem } from '@storefront/shared/ordering/order-effects';
import type { CountedStock } from '@storefront/shared/rules/edit-stock';
import type { Cell, StockCell } from '@storefront/shared/rules/stock-cells';
import type { Reader, Tx } from '../../platform/db/database';
import type { ClosetItemsTable } from '../../platform/db/schema';

/** Returns the cells of these items, in no order; an item that is counted as one number has none (C273). */
export async function selectCells(db: Reader, itemIds: readonly string[]): Promise<CellsByItem> {
  if (itemIds.length === 0) return new Map();
  const rows = await db.selectFrom('closet_cells').selectAll().where('item_id', 'in', itemIds).execute();
  const cells = new Map<string, StockCell[]>();
  for (const { item_id, ...cell } of rows) cells.set(item_id, [...(cells.get(item_id) ?? []), cell]);
  return cells;
}

/** Returns the stock of an item as the rules see it. */
export async function countedStock(
  db: Reader,
  { id, stock }: Pick<ClosetItemsTable, 'id' | 'stock'>,
): Promise<CountedStock> {
  return { stock, cells: (await selectCells(db, [id])).get(id) ?? null };
}

/** Replaces the cells of an item whose row the caller has locked; null removes them. */
export async function storeCells(tx: Tx, itemId: string, cells: readonly StockCell[] | null): Promise<void> {
  await tx.deleteFrom('closet_cells').where('item_id', '=', itemId).execute();
  if (cells)
    await tx
      .insertInto('closet_cells')
      .values(cells.map(({ size, color, stock }) => ({ item_id: itemId, size, color, stock })))
      .execute();
}

/** Adds pieces to a cell of a locked item. Returns false if fewer than none would be left; then nothing changes. */
export async function addToStoredCell(
  tx: Tx,
  itemId: string,
  { size, color }: Cell,
  pieces: number,
): Promise<boolean> {
  const moved = await tx
    .updateTable('closet_cells')
    .set((cell) => ({ stock: cell('stock', '+', pieces) }))
    .where('item_id', '=', itemId)
    .where('size', '=', size)
    .where('color', '=', color)
    .where('stock', '>=', -pieces)
    .returning('stock')
    .executeTakeFirst();
  return moved !== undefined;
}
