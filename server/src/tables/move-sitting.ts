import { orderSearchKey } from '@storefront/shared/rules/order-search';
import { recordAudit } from '../platform/db/audit';
import type { Tx } from '../platform/db/database';
import { lockRows } from '../platform/db/lock-rows';
import type { SittingsTable } from '../platform/db/sitting-schema';
import { nextStamp } from '../platform/edits/check-version';
import { NO_CALLS } from './end-old-sittings';
import { openSitting } from './open-sitting';
import { changeSitting, openSittingAt } from './sitting-queries';

/** Who moves a party, and when in milliseconds. */
interface Move {
  readonly actor: string;
  readonly at: number;
}

/** Gives the orders of a sitting to another one, and audits each. Returns their ids. */
async function moveOrders(tx: Tx, from: SittingsTable, to: SittingsTable, { actor, at }: Move) {
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('sitting_id', '=', from.id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$call(lockRows(tx))
    .execute();
  for (const order of orders) {
    const { id, full_name: fullName, email, phone, code, guest_name: guestName } = order;
    const tableNumber = to.table_number;
    await tx
      .updateTable('orders')
      .set({
        sitting_id: to.id,
        table_number: tableNumber,
        search_key: orderSearchKey({ fullName, email, phone, code, tableNumber, guestName }),
        ...nextStamp(order, actor, at),
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
    const details = { before: { tableNumber: order.table_number }, after: { tableNumber } };
    await recordAudit(tx, { at, actor, action: 'order.move', subject: id, details });
  }
  return orders.map(({ id }) => id);
}

/** Returns the sitting at the target; where it has no call or bill, it takes that of the coming party. */
async function receive(tx: Tx, from: SittingsTable, tableNumber: string, { actor, at }: Move) {
  const there = await openSittingAt(tx, tableNumber);
  const target = await openSitting(tx, tableNumber, at);
  const bill = target.bill_at === null ? from : target;
  const calls = {
    called_at: target.called_at ?? from.called_at,
    bill_at: bill.bill_at,
    bill_method: bill.bill_method,
  };
  if (there?.id === target.id) return changeSitting(tx, target, calls, actor, at);
  const opened = { ...calls, opened_at: from.opened_at };
  await tx.updateTable('sittings').set(opened).where('id', '=', target.id).execute();
  return { ...target, ...opened };
}

/**
 * Moves a party with its orders to another table, where it joins the party that sits there (C243). The caller has locked
 * both tables.
 *
 * @returns the ids of the orders
 */
export async function moveSitting(
  tx: Tx,
  from: SittingsTable,
  tableNumber: string,
  move: Move,
): Promise<string[]> {
  const { actor, at } = move;
  const to = await receive(tx, from, tableNumber, move);
  const orderIds = await moveOrders(tx, from, to, move);
  const closed = { ...NO_CALLS, closed_at: at, closed_by: actor, moved_to: tableNumber };
  await changeSitting(tx, from, closed, actor, at);
  const details = { from: from.table_number, to: tableNumber, sitting: to.id };
  await recordAudit(tx, { at, actor, action: 'table.move', subject: from.id, details });
  return orderIds;
}
