import type { OrdersTable } from '../db/schema';

/** Where the orders service tells what became of an order; called after the commit, never inside it. */
export interface OrderEvents {
  /** Signed-in staff, on every node, hear `new-order` with the id and nothing else (C42). */
  placed(orderId: string, kind: OrdersTable['kind']): void;
  /** The same as `order-changed`, after staff changed its status or lines or deleted it. */
  changed(orderId: string): void;
}
