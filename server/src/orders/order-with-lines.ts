import type { Reader, Tx } from '../platform/db/database';
import { lockRows } from '../platform/db/lock-rows';
import type { OrderLinesTable, OrdersTable } from '../platform/db/schema';
import { notFound } from '../platform/http/failure';
import type { Standing } from './effects/standing';

/** The lines of several orders, in the order of each. */
export async function selectLines(db: Reader, orderIds: readonly string[]): Promise<OrderLinesTable[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

/** Holds an order with its lines until the commit. @throws Failure 404 when there is none, or it was deleted */
export async function holdOrder(tx: Tx, id: string): Promise<Standing> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$call(lockRows(tx))
    .executeTakeFirst();
  if (!order) throw notFound('Order not found');
  return { order, lines: await selectLines(tx, [id]) };
}

/** Stores an order unless its code is taken by another; false then. */
export async function insertOrder(tx: Tx, order: OrdersTable): Promise<boolean> {
  const stored = await tx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Writes an order in its new state. */
export async function updateOrderRow(tx: Tx, order: OrdersTable): Promise<void> {
  await tx.updateTable('orders').set(order).where('id', '=', order.id).execute();
}
