import { type OrderEffects, orderEffects } from '@storefront/shared/ordering/order-effects';
import type { OrderLinesTable, OrdersTable } from '../../platform/db/schema';

/** A stored order with its lines: from its final state everything follows (C19, C77). */
export interface Standing {
  readonly order: OrdersTable;
  readonly lines: readonly OrderLinesTable[];
}

/** What an order as it stands does to stock and points (C25). */
export const effectsOf = ({ order }: Standing): OrderEffects =>
  orderEffects(order.status, order.deleted_at !== null);

/** Pieces that the lines have taken out of the stock, by item; lines that are back in stock have none (P15). */
export function piecesTaken(lines: readonly OrderLinesTable[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { item_type, item_id, quantity, restocked } of lines)
    if (item_type === 'closet' && restocked === 0) pieces.set(item_id, (pieces.get(item_id) ?? 0) + quantity);
  return pieces;
}
