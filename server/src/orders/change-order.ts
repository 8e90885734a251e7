import { forbidden } from '@storefront/http/failure';
import type { Order } from '@storefront/shared/contract/entities/order';
import { stepOf, timesAfter } from '@storefront/shared/ordering/order-step';
import { departmentsOf } from '@storefront/shared/rules/departments';
import { optionsText } from '@storefront/shared/rules/dish-options';
import { isWallet } from '@storefront/shared/rules/payment';
import { parseOptionsColumn } from '../catalogue/options/option-group-queries';
import { pointBalances } from '../loyalty/points-ledger';
import { recordAudit } from '../platform/db/audit';
import type { Database, Tx } from '../platform/db/database';
import type { OrderLinesTable, OrdersTable } from '../platform/db/schema';
import { inTransaction } from '../platform/db/transaction';
import { checkVersion, nextStamp } from '../platform/edits/check-version';
import { openSitting } from '../tables/open-sitting';
import { applyEffects } from './apply-effects';
import type { OrderMails } from './mails/order-mails';
import { timeColumns, timesOf } from './order-times';
import { orderToWire } from './order-to-wire';
import { effectsOf, lockOrder, type OrderWithLines } from './order-with-lines';
import { readSameTransactions } from './pay/same-transaction';

export interface OrderWriter {
  readonly db: Database;
  readonly now: () => number;
  readonly orderMails: OrderMails;
}

/** The actor of a change that the server makes by itself (C229). */
export const AUTOMATIC = 'automatic';

/** Which order somebody changes. */
export interface Change {
  readonly id: string;
  /** Id of the member of staff, or of the customer; or `AUTOMATIC`. */
  readonly actor: string;
  /** Returns why the member of staff may not make this change, or null (C293). Decides before anything is answered. */
  readonly refusal?: (order: OrdersTable, at: number) => string | null;
  /** The version that they saw; undefined accepts any version (C99). */
  readonly version?: number | undefined;
}

/** New values of an order. */
export interface Rewrite {
  readonly action:
    | 'order.status'
    | 'order.step'
    | 'order.department'
    | 'order.update'
    | 'order.delete'
    | 'order.confirm'
    | 'order.cancel'
    | 'order.keep'
    | 'order.pay'
    | 'order.payment';
  readonly columns: Partial<OrdersTable>;
  /** Left out when the lines stay. */
  readonly lines?: readonly OrderLinesTable[];
}

/** Returns the new values of a locked order; null if nothing changes. @param at in milliseconds */
type Decide = (before: OrderWithLines, at: number, tx: Tx) => Rewrite | null | Promise<Rewrite | null>;

/** Returns an order as staff see it, with the points that its customer owes after the change (P42). */
async function toWire(tx: Tx, stored: OrderWithLines, at: number): Promise<Order> {
  const { user_id } = stored.order;
  const balanceOf = await pointBalances(tx, user_id === null ? [] : [user_id], at);
  const sameTransactionOf = await readSameTransactions(tx, [stored.order]);
  return { ...orderToWire(stored, balanceOf(user_id).owed), ...sameTransactionOf(stored.order) };
}

const audited = ({ order, lines }: OrderWithLines) => ({
  status: order.status,
  step: stepOf(order.status, { preparingAt: order.preparing_at, readyAt: order.ready_at }),
  promisedAt: order.promised_at,
  done: departmentsOf(lines).filter((each) => timesOf(order).doneAt[each] !== null),
  totalPaisa: order.total_paisa,
  cancelReason: order.cancel_reason,
  ...(isWallet(order.payment_method) && {
    payment: { status: order.payment_status, number: order.transaction_number },
  }),
  lines: lines.map(({ name, quantity, size, color, options, price_paisa }) => ({
    name,
    quantity,
    size,
    color,
    options: optionsText(parseOptionsColumn(options) ?? []),
    pricePaisa: price_paisa,
  })),
});

/** What customers do with their own order: staff have not seen it by that. */
const BY_CUSTOMER: readonly Rewrite['action'][] = ['order.cancel', 'order.keep', 'order.pay'];

/** Returns the columns that follow from a new status; none if it stays (C190). */
function progress({ order }: OrderWithLines, columns: Partial<OrdersTable>, at: number) {
  const { status, cancelled_by, cancel_reason } = columns;
  if (status === undefined || status === order.status) return {};
  return {
    ...timeColumns(timesAfter(timesOf({ ...order, ...columns }), status, at)),
    cancelled_by: status === 'cancelled' ? (cancelled_by ?? 'shop') : null,
    cancel_reason: status === 'cancelled' ? (cancel_reason ?? null) : null,
  };
}

/**
 * Returns who counts as the last to change an order. The limits of orders that nobody of the shop has touched read it
 * (C229, P75). So it stays as it is when a customer pays for an order that the server accepted, and when the server
 * answers a payment.
 */
function changedBy({ order }: OrderWithLines, action: Rewrite['action'], actor: string): string | null {
  const isByCustomer = BY_CUSTOMER.includes(action) && order.updated_by === AUTOMATIC;
  const isAnsweredPayment = action === 'order.payment' && actor === AUTOMATIC;
  return isByCustomer || isAnsweredPayment ? order.updated_by : actor;
}

function rewritten(
  before: OrderWithLines,
  { action, columns, lines }: Rewrite,
  actor: string,
  at: number,
): OrderWithLines {
  const order = {
    ...before.order,
    ...columns,
    ...progress(before, columns, at),
    ...nextStamp(before.order, actor, at),
    updated_by: changedBy(before, action, actor),
    updated_at: at,
    ...(!BY_CUSTOMER.includes(action) && { touched_at: at }),
  };
  const restocked = effectsOf({ order }).takesStock ? 0 : 1;
  return { order, lines: (lines ?? before.lines).map((line) => ({ ...line, restocked })) };
}

/** Returns the order in the party at its table, once staff confirm it or take it up (C51, C240). */
async function inParty(tx: Tx, before: OrderWithLines, after: OrderWithLines, at: number) {
  const { table_number, sitting_id } = after.order;
  const isNew = before.order.status === 'pending' || !effectsOf(before).takesStock;
  const isTakenUp = isNew && effectsOf(after).takesStock;
  if (table_number === null || sitting_id !== null || !isTakenUp) return after;
  const { id } = await openSitting(tx, table_number, at);
  return { ...after, order: { ...after.order, sitting_id: id } };
}

/** Stores the new lines of an order; writes only those that differ. */
async function replaceLines(
  tx: Tx,
  before: readonly OrderLinesTable[],
  after: readonly OrderLinesTable[],
): Promise<void> {
  const known = new Map(before.map((line) => [line.id, line]));
  const remaining = new Set(after.map((line) => line.id));
  const removed = before.filter((line) => !remaining.has(line.id)).map((line) => line.id);
  if (removed.length > 0) await tx.deleteFrom('order_lines').where('id', 'in', removed).execute();
  for (const line of after) {
    const stored = known.get(line.id);
    if (!stored) await tx.insertInto('order_lines').values(line).execute();
    else if (JSON.stringify(line) !== JSON.stringify(stored))
      await tx.updateTable('order_lines').set(line).where('id', '=', line.id).execute();
  }
}

/**
 * Changes an order in one transaction, with its effects on stock and points (C77), and mails its customer (C199).
 *
 * @throws Failure 404; 403 by `refusal`; 409 for a stale version, or when stock or points no longer suffice (P15)
 */
export async function changeOrder(
  { db, now, orderMails }: OrderWriter,
  change: Change,
  decide: Decide,
): Promise<Order> {
  await orderMails.prepare();
  const order = await inTransaction(db, (tx) => changeOrderIn(tx, change, decide, now(), orderMails.changed));
  orderMails.deliver();
  return order;
}

/**
 * Does what `changeOrder` does, in the caller's transaction.
 *
 * @param at in milliseconds
 * @param onChanged called in the transaction, after the effects; absent: nobody gets a mail
 */
export async function changeOrderIn(
  tx: Tx,
  { id, actor, version, refusal }: Change,
  decide: Decide,
  at: number,
  onChanged?: OrderMails['changed'],
): Promise<Order> {
  const before = await lockOrder(tx, id);
  const refused = refusal?.(before.order, at) ?? null;
  if (refused !== null) throw forbidden(refused);
  const values = { before: await toWire(tx, before, at) };
  await checkVersion(tx, { what: 'order', version, stored: before.order, values });
  const rewrite = await decide(before, at, tx);
  if (rewrite === null) return values.before;
  const after = await inParty(tx, before, rewritten(before, rewrite, actor, at), at);
  await tx.updateTable('orders').set(after.order).where('id', '=', id).execute();
  await replaceLines(tx, before.lines, after.lines);
  await applyEffects(tx, before, after, at, { actor });
  await onChanged?.(tx, before, after);
  const details = { before: audited(before), after: audited(after) };
  await recordAudit(tx, { at, actor, action: rewrite.action, subject: id, details });
  return toWire(tx, after, at);
}
