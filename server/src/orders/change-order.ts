import type { Order } from '@storefront/shared/contract/entities/order';
import { recordAudit } from '../platform/db/audit';
import type { Database, Tx } from '../platform/db/database';
import type { OrderLinesTable, OrdersTable } from '../platform/db/schema';
import { inTransaction } from '../platform/db/transaction';
import { checkVersion, nextStamp } from '../platform/edits/check-version';
import { applyEffects } from './apply-effects';
import { orderToWire } from './order-to-wire';
import { effectsOf, lockOrder, type OrderWithLines } from './order-with-lines';

export interface OrderWriter {
  readonly db: Database;
  readonly now: () => number;
}

/** Which order a member of staff changes. */
export interface Change {
  readonly id: string;
  /** Id of the member of staff. */
  readonly actor: string;
  /** The version that they saw; undefined accepts any version (C99). */
  readonly version?: number | undefined;
}

/** New values of an order. */
export interface Rewrite {
  readonly action: 'order.status' | 'order.update' | 'order.delete' | 'order.confirm';
  readonly columns: Partial<OrdersTable>;
  /** Left out when the lines stay. */
  readonly lines?: readonly OrderLinesTable[];
}

/** Returns the new values of a locked order; null if nothing changes. @param at in milliseconds */
type Decide = (before: OrderWithLines, at: number, tx: Tx) => Rewrite | null | Promise<Rewrite | null>;

const audited = ({ order, lines }: OrderWithLines) => ({
  status: order.status,
  totalPaisa: order.total_paisa,
  lines: lines.map(({ name, quantity, price_paisa }) => ({ name, quantity, pricePaisa: price_paisa })),
});

function rewritten(
  before: OrderWithLines,
  { columns, lines }: Rewrite,
  actor: string,
  at: number,
): OrderWithLines {
  const order = {
    ...before.order,
    ...columns,
    ...nextStamp(before.order, actor, at),
    updated_at: at,
  };
  const restocked = effectsOf({ order }).takesStock ? 0 : 1;
  return { order, lines: (lines ?? before.lines).map((line) => ({ ...line, restocked })) };
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
 * Changes an order in one transaction, with its effects on stock and points (C77).
 *
 * @throws Failure 404; 409 for a stale version, or when stock or points no longer suffice (P15)
 */
export function changeOrder(
  { db, now }: OrderWriter,
  { id, actor, version }: Change,
  decide: Decide,
): Promise<Order> {
  return inTransaction(db, async (tx) => {
    const before = await lockOrder(tx, id);
    await checkVersion(tx, { what: 'order', version, stored: before.order });
    const at = now();
    const rewrite = await decide(before, at, tx);
    if (rewrite === null) return orderToWire(before);
    const after = rewritten(before, rewrite, actor, at);
    await tx.updateTable('orders').set(after.order).where('id', '=', id).execute();
    await replaceLines(tx, before.lines, after.lines);
    await applyEffects(tx, before, after, at);
    const details = { before: audited(before), after: audited(after) };
    await recordAudit(tx, { at, actor, action: rewrite.action, subject: id, details });
    return orderToWire(after);
  });
}
