import { recordAudit } from '../platform/db/audit';
import type { Database, Tx } from '../platform/db/database';
import type { SittingsTable } from '../platform/db/sitting-schema';
import { inTransaction } from '../platform/db/transaction';
import { lockTables } from './lock-tables';
import { changeSitting, findSitting, ordersOf } from './sitting-queries';

/** How long a party may sit without an order under way before it counts as gone (C240). */
export const SITTING_MS = 12 * 60 * 60 * 1000;

/** The actor of an end that nobody of staff caused. */
const SHOP = 'shop';

/** What a closed sitting no longer has. */
export const NO_CALLS = { called_at: null, bill_at: null, bill_method: null } as const;

/**
 * Ends an open sitting that is twelve hours old, unless an order is under way. The caller has locked its table.
 *
 * @param at in milliseconds
 * @returns whether it has ended
 */
export async function endIfOld(tx: Tx, sitting: SittingsTable, at: number): Promise<boolean> {
  if (sitting.opened_at > at - SITTING_MS) return false;
  const orders = await ordersOf(tx, [sitting.id]);
  if (orders.some(({ status }) => status === 'pending' || status === 'processing')) return false;
  await changeSitting(tx, sitting, { ...NO_CALLS, closed_at: at, closed_by: SHOP }, null, at);
  await recordAudit(tx, {
    at,
    actor: SHOP,
    action: 'table.close',
    subject: sitting.id,
    details: { tableNumber: sitting.table_number },
  });
  return true;
}

const oldSittings = (db: Database | Tx, at: number) =>
  db
    .selectFrom('sittings')
    .select(['id', 'table_number'])
    .where('closed_at', 'is', null)
    .where('opened_at', '<=', at - SITTING_MS)
    .execute();

async function endOne(tx: Tx, { id, table_number }: Pick<SittingsTable, 'id' | 'table_number'>, at: number) {
  await lockTables(tx, [table_number]);
  const sitting = await findSitting(tx, id);
  if (sitting && sitting.closed_at === null) await endIfOld(tx, sitting, at);
}

/** Ends every sitting whose party counts as gone (C240), each in its own transaction. @param now in milliseconds */
export async function endOldSittings(db: Database, now: number): Promise<void> {
  for (const sitting of await oldSittings(db, now)) await inTransaction(db, (tx) => endOne(tx, sitting, now));
}

/** Does what `endOldSittings` does, in the caller's transaction. */
export async function endOldSittingsIn(tx: Tx, now: number): Promise<void> {
  for (const sitting of await oldSittings(tx, now)) await endOne(tx, sitting, now);
}
