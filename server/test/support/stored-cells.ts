import type { StockCell } from '@storefront/shared/rules/stock-cells';
import { storeCells } from '../../src/catalogue/closet/closet-cells';
import type { Database } from '../../src/platform/db/database';
import { inTransaction } from '../../src/platform/db/transaction';
import { storeClosetItem } from './stock-shop';

/** Stores an item in sizes M and L and two colours, counted by these cells; without a cell it has no pieces. */
export async function storeCellItem(
  db: Database,
  pieces: { readonly black: number; readonly red: number },
): Promise<string> {
  const stock = pieces.black + pieces.red;
  const options = { size_options: '["M","L"]', colors: '[{"name":"Black"},{"name":"Red"}]' };
  const id = await storeClosetItem(db, { stock, ...options });
  const cell = (size: string, color: string, count: number) => ({ size, color, stock: count });
  const cells = [
    ...[cell('M', 'Black', pieces.black), cell('M', 'Red', 0), cell('L', 'Black', 0)],
    ...[cell('L', 'Red', pieces.red), cell('', '', 0)],
  ];
  await inTransaction(db, (tx) => storeCells(tx, id, cells));
  return id;
}

/** Returns the cells of an item, sorted, and its stock. */
export async function cellsOfItem(
  db: Database,
  id: string,
): Promise<{ readonly stock: number; readonly cells: readonly StockCell[] }> {
  const { stock } = await db
    .selectFrom('closet_items')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const cells = await db
    .selectFrom('closet_cells')
    .select(['size', 'color', 'stock'])
    .where('item_id', '=', id)
    .orderBy('size')
    .orderBy('color')
    .execute();
  return { stock, cells };
}
