import type { OrdersTable } from '../db/schema';

/** Notifies staff about orders. Called after the commit, never inside the transaction. */
export interface OrderEvents {
  /** Sends `new-order` with only the id to signed-in staff on every node (C42). */
  placed(orderId: string, kind: OrdersTable['kind']): void;
  /** Sends `order-changed` in the same way, after staff changed or deleted an order. */
  changed(orderId: string): void;
}

/** Notifies staff about the shop's settings. Called after the commit. */
export interface SettingEvents {
  /** Sends `settings-changed` without data to signed-in staff on every node: hours, pause or delivery places (C164). */
  changed(): void;
}
