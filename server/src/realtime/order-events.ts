import type { OrdersTable } from '../db/schema';

/** Where the orders service tells that an order was stored; called after the commit, never inside it. */
export interface OrderEvents {
  /** Signed-in staff, on every node, hear `new-order` with the id and nothing else (C42). */
  placed(orderId: string, kind: OrdersTable['kind']): void;
}
