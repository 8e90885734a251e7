import { recordAudit } from '../platform/db/audit';
import type { Tx } from '../platform/db/database';
import type { OrderLinesTable, OrdersTable } from '../platform/db/schema';
import { applyEffects } from './effects/apply-effects';
import { effectsOf, type Standing } from './effects/standing';
import { updateOrderRow } from './order-with-lines';
import { replaceLines } from './replace-lines';

/** What staff make of an order. */
export interface Rewrite {
  readonly action: 'order.status' | 'order.update' | 'order.delete' | 'order.confirm';
  readonly columns: Partial<OrdersTable>;
  /** Left out where they stay. */
  readonly lines?: readonly OrderLinesTable[];
}

/** Who does it, and when in milliseconds. */
export interface By {
  readonly actor: string;
  readonly now: number;
}

const audited = ({ order, lines }: Standing) => ({
  status: order.status,
  totalPaisa: order.total_paisa,
  lines: lines.map(({ name, quantity, price_paisa }) => ({ name, quantity, pricePaisa: price_paisa })),
});

function standingAfter(before: Standing, { columns, lines }: Rewrite, { actor, now }: By): Standing {
  const order = {
    ...before.order,
    ...columns,
    version: before.order.version + 1,
    updated_at: now,
    updated_by: actor,
  };
  const restocked = effectsOf({ order, lines: [] }).takesStock ? 0 : 1;
  return { order, lines: (lines ?? before.lines).map((line) => ({ ...line, restocked })) };
}

/** Stores an order's new state with everything that follows from it for stock and points (C77). */
export async function rewriteOrder(tx: Tx, before: Standing, rewrite: Rewrite, by: By): Promise<Standing> {
  const after = standingAfter(before, rewrite, by);
  await updateOrderRow(tx, after.order);
  await replaceLines(tx, before.lines, after.lines);
  await applyEffects(tx, before, after, by.now);
  await recordAudit(tx, {
    at: by.now,
    actor: by.actor,
    action: rewrite.action,
    subject: after.order.id,
    details: { before: audited(before), after: audited(after) },
  });
  return after;
}
