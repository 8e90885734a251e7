import type { OrderChange } from '@storefront/shared/contract/envelope';
import type { Tx } from '../../platform/db/database';

export interface StockMove {
  readonly shortages: readonly OrderChange[];
  /** Whether any piece was taken or put back. */
  readonly moved: boolean;
  /** Whether something sold out or came back, which the catalogue's pages show. */
  readonly turnedOver: boolean;
}

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
 * Puts pieces back (above 0) or takes them (below), each only if the stock allows it, in order of id (P6). What
 * cannot be taken is answered; the caller throws then, so that nothing has moved.
 */
export async function moveStock(tx: Tx, pieces: ReadonlyMap<string, number>): Promise<StockMove> {
  const shortages: OrderChange[] = [];
  let hasMoved = false;
  let turnedOver = false;
  for (const itemId of [...pieces.keys()].sort()) {
    const moved = pieces.get(itemId) ?? 0;
    if (moved === 0) continue;
    hasMoved = true;
    const stock = await moveItem(tx, itemId, moved);
    if (stock === null) shortages.push(await shortage(tx, itemId, moved));
    else if (stock === 0 || stock === moved) turnedOver = true;
  }
  return { shortages, moved: hasMoved, turnedOver };
}
