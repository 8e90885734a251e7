import type { OrderChange } from '@storefront/shared/contract/envelope';
import { stockMoves, type TakenLine } from '@storefront/shared/ordering/order-effects';
import { notEnoughPieces } from '@storefront/shared/ordering/order-refusal';
import type { Tx } from '../../platform/db/database';
import type { OrderLinesTable } from '../../platform/db/schema';
import { failureOf } from '../order-failure';

/** What pages show of a change of the stock. */
export interface StockChange {
  /** Whether any piece was taken or put back. */
  readonly moved: boolean;
  /** Whether something sold out or came back in stock. */
  readonly turnedOver: boolean;
}

/** Lines whose pieces are out of the stock; restocked lines have none (P15). */
const takenLines = (lines: readonly OrderLinesTable[]): TakenLine[] =>
  lines
    .filter(({ restocked }) => restocked === 0)
    .map(({ item_type, item_id, quantity }) => ({ type: item_type, itemId: item_id, quantity }));

/** The new stock; null when there are too few pieces to take. */
async function moveItem(tx: Tx, itemId: string, pieces: number): Promise<number | null> {
  const row = await tx
    .updateTable('closet_items')
    .set((item) => ({ stock: item('stock', '+', pieces) }))
    .where('id', '=', itemId)
    .where('stock', '>=', -pieces)
    .returning('stock')
    .executeTakeFirst();
  return row?.stock ?? null;
}

async function shortage(tx: Tx, itemId: string, pieces: number): Promise<OrderChange> {
  const row = await tx
    .selectFrom('closet_items')
    .select(['name', 'stock'])
    .where('id', '=', itemId)
    .executeTakeFirst();
  return { kind: 'stock', _id: itemId, name: row?.name ?? '', was: -pieces, now: row?.stock ?? 0 };
}

/**
 * Moves the stock from what the lines before had taken to what the lines after take, item by item in order of id (C24,
 * P6, P15).
 *
 * @throws Failure 409 when pieces are missing
 */
export async function applyStock(
  tx: Tx,
  before: readonly OrderLinesTable[],
  after: readonly OrderLinesTable[],
): Promise<StockChange> {
  const moves = stockMoves(takenLines(before), takenLines(after));
  const shortages: OrderChange[] = [];
  let turnedOver = false;
  for (const [itemId, pieces] of moves) {
    const stock = await moveItem(tx, itemId, pieces);
    if (stock === null) shortages.push(await shortage(tx, itemId, pieces));
    else if (stock === 0 || stock === pieces) turnedOver = true;
  }
  const refusal = notEnoughPieces(shortages);
  if (refusal) throw failureOf(refusal);
  return { moved: moves.size > 0, turnedOver };
}
