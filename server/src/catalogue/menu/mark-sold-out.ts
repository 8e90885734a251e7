import type { Product } from '@storefront/shared/contract/entities/product';
import type { SoldOutMark } from '@storefront/shared/rules/sold-out';
import type { Database, Tx } from '../../platform/db/database';
import type { ProductsTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { nextStamp } from '../../platform/edits/check-version';
import { recordChange } from '../record-change';
import { lockProduct } from './product-queries';
import { oneProductToWire } from './product-to-wire';

/**
 * Returns the row with a mark. One that is already there keeps its time, so that saying it twice does not prolong it
 * (C170); a count starts again.
 *
 * @param at in milliseconds
 */
export function withMark(row: ProductsTable, { until, piecesLeft }: SoldOutMark, at: number): ProductsTable {
  const isKept = row.sold_out === 1 && row.sold_out_at !== null && until === 'opening';
  return {
    ...row,
    sold_out: until === null ? 0 : 1,
    sold_out_at: isKept ? row.sold_out_at : until === 'opening' || piecesLeft !== null ? at : null,
    pieces_left: piecesLeft,
  };
}

const markOf = ({ sold_out, sold_out_at, pieces_left }: ProductsTable) => ({
  soldOut: sold_out,
  since: sold_out_at,
  piecesLeft: pieces_left,
});

/**
 * Marks a product as sold out, counts it, or puts it back. Audits it and invalidates cached pages. The last press
 * counts, so no version is compared; open forms see that the product changed (C165).
 *
 * @param at in milliseconds
 * @throws Failure 404
 */
export async function markSoldOutIn(
  tx: Tx,
  id: string,
  mark: SoldOutMark,
  actor: string,
  at: number,
): Promise<Product> {
  const before = await lockProduct(tx, id);
  const after = { ...withMark(before, mark, at), ...nextStamp(before, actor, at) };
  await tx.updateTable('products').set(after).where('id', '=', id).execute();
  const details = { before: markOf(before), after: markOf(after) };
  await recordChange(tx, { at, actor, action: 'product.soldout', subject: id, details });
  return oneProductToWire(tx, after);
}

/** Does what `markSoldOutIn` does, in a transaction of its own. */
export const markSoldOut = (
  db: Database,
  id: string,
  mark: SoldOutMark,
  actor: string,
  at: number,
): Promise<Product> => inTransaction(db, (tx) => markSoldOutIn(tx, id, mark, actor, at));
