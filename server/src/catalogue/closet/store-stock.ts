import { badField, conflict } from '@storefront/http/failure';
import { type CountedStock, isStockFault, type StockFault } from '@storefront/shared/rules/edit-stock';
import type { Tx } from '../../platform/db/database';
import { storeCells } from './closet-cells';

/** Returns the stock that the rules allow. @throws Failure 400 or 409 */
export function orStockFault(result: CountedStock | StockFault): CountedStock {
  if (!isStockFault(result)) return result;
  throw result.fault === 'field' ? badField(result.field, result.problem) : conflict(result.message);
}

/** Stores the stock of a locked item and its cells, whose sum it is. Writes only what differs. */
export async function storeStock(
  tx: Tx,
  itemId: string,
  before: CountedStock,
  { stock, cells }: CountedStock,
): Promise<void> {
  if (stock !== before.stock)
    await tx.updateTable('closet_items').set({ stock }).where('id', '=', itemId).execute();
  if (cells !== before.cells) await storeCells(tx, itemId, cells);
}
