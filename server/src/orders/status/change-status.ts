import { conflict } from '@storefront/http/failure';
import type { Order } from '@storefront/shared/contract/entities/order';
import type { OrderStatus } from '@storefront/shared/rules/orders';
import { markSoldOutIn } from '../../catalogue/menu/mark-sold-out';
import type { Tx } from '../../platform/db/database';
import { type Change, changeOrder, type OrderWriter } from '../change-order';
import type { OrderWithLines } from '../order-with-lines';

/** What staff say when they cancel an order; without effect on other states. */
interface Cancellation {
  /** Why, in words for the customer (C201). */
  readonly reason?: string | undefined;
  /** Ids of dishes of the order to mark as sold out until the next opening (C228). */
  readonly soldOut?: readonly string[] | undefined;
}

/** Marks dishes of an order as sold out, in order of id. Ignores others, deleted ones, and those that are marked already. */
async function markDishes(
  tx: Tx,
  { lines }: OrderWithLines,
  ids: readonly string[],
  actor: string,
  at: number,
): Promise<void> {
  const ordered = lines.filter(({ item_type, item_id }) => item_type === 'product' && ids.includes(item_id));
  if (ordered.length === 0) return;
  const dishes = await tx
    .selectFrom('products')
    .select('id')
    .where(
      'id',
      'in',
      ordered.map(({ item_id }) => item_id),
    )
    .where('deleted_at', 'is', null)
    .where('sold_out', '=', 0)
    .orderBy('id')
    .execute();
  for (const { id } of dishes) await markSoldOutIn(tx, id, { until: 'opening', piecesLeft: null }, actor, at);
}

/**
 * Sets any status from any other (§4, C26).
 *
 * @throws Failure 404; 409 for a stale version, or when stock or points no longer suffice (P15)
 */
export const changeStatus = (
  writer: OrderWriter,
  change: Change,
  status: OrderStatus,
  { reason, soldOut = [] }: Cancellation = {},
): Promise<Order> =>
  changeOrder(writer, change, async (before, at, tx) => {
    if (before.order.status === status) return null;
    if (status === 'cancelled') await markDishes(tx, before, soldOut, change.actor, at);
    return { action: 'order.status', columns: { status, ...(reason && { cancel_reason: reason }) } };
  });

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

/** Marks an order as deleted and reverses its effects once (C25). @throws Failure 404; 409 for a stale version */
export async function deleteOrder(writer: OrderWriter, change: Change): Promise<void> {
  await changeOrder(writer, change, (_before, at) => ({
    action: 'order.delete',
    columns: { deleted_at: at },
  }));
}
