import { conflict } from '@storefront/http/failure';
import type { Order } from '@storefront/shared/contract/entities/order';
import type { OrderStatus } from '@storefront/shared/rules/orders';
import { type Change, changeOrder, type OrderWriter } from '../change-order';

/**
 * Sets any status from any other (§4, C26).
 *
 * @throws Failure 404; 409 for a stale version, or when stock or points no longer suffice (P15)
 */
export const changeStatus = (writer: OrderWriter, change: Change, status: OrderStatus): Promise<Order> =>
  changeOrder(writer, change, ({ order }) =>
    order.status === status ? null : { action: 'order.status', columns: { status } },
  );

/**
 * Confirms that an order comes from its table (C51).
 *
 * @throws Failure 404; 409 if the order names no table, or for a stale version
 */
export const confirmTable = (writer: OrderWriter, change: Change): Promise<Order> =>
  changeOrder(writer, change, ({ order }) => {
    if (order.table_number === null) throw conflict('This order names no table');
    return order.table_confirmed === 1 ? null : { action: 'order.confirm', columns: { table_confirmed: 1 } };
  });

/** Marks an order as deleted and reverses its effects once (C25). @throws Failure 404 */
export async function deleteOrder(writer: OrderWriter, change: Change): Promise<void> {
  await changeOrder(writer, change, (_before, at) => ({
    action: 'order.delete',
    columns: { deleted_at: at },
  }));
}
