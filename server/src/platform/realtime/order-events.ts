import type { OrdersTable } from '../db/schema';

/** Notifies staff about orders. Called after the commit, never inside the transaction. */
export interface OrderEvents {
  /** Sends `new-order` with only the id to signed-in staff on every node (C42). */
  placed(orderId: string, kind: OrdersTable['kind']): void;
  /** Sends `order-changed` in the same way, after staff changed or deleted an order. */
  changed(orderId: string): void;
}
