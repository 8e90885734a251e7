import type { Order } from '@storefront/shared/contract/entities/order';
import type { OrdersTable } from '../db/schema';

/** Notifies staff and customers about orders. Called after the commit, never inside the transaction. */
export interface OrderEvents {
  /**
   * Sends `new-order` with the id to signed-in staff on every node, and with the order to those who may see all (C42).
   *
   * @param order absent: it is read from the database
   */
  placed(orderId: string, kind: OrdersTable['kind'], order?: Order): void;
  /** Sends `order-changed` with the id alone to the same after a change or deletion, and without data to who follows it (C197). */
  changed(orderId: string): void;
}

/** Notifies staff about tables. Called after the commit. */
export interface TableEvents {
  /** Sends `tables-changed` without data to signed-in staff on every node: a party came, called, moved or left (C241). */
  changed(): void;
}

/** Notifies staff about the shop. Called after the commit. */
export interface SettingEvents {
  /**
   * Sends `settings-changed` without data to signed-in staff on every node: hours, pause, delivery places, or what is
   * sold out (C164, C225).
   */
  changed(): void;
}
