import type { Reader, Tx } from '../platform/db/database';
import type { OrdersTable } from '../platform/db/schema';
import type { SittingsTable } from '../platform/db/sitting-schema';

/** Returns the open sitting at a table; null if nobody sits there. */
export async function openSittingAt(db: Reader, tableNumber: string): Promise<SittingsTable | null> {
  const row = await db
    .selectFrom('sittings')
    .selectAll()
    .where('table_number', '=', tableNumber)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns a sitting, also one that has ended. */
export async function findSitting(db: Reader, id: string): Promise<SittingsTable | null> {
  return (await db.selectFrom('sittings').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns every open sitting. */
export const openSittings = (db: Reader): Promise<SittingsTable[]> =>
  db.selectFrom('sittings').selectAll().where('closed_at', 'is', null).execute();

/** Returns the orders of sittings that were not deleted, oldest first. */
export async function ordersOf(db: Reader, sittingIds: readonly string[]): Promise<OrdersTable[]> {
  if (sittingIds.length === 0) return [];
  return db
    .selectFrom('orders')
    .selectAll()
    .where('sitting_id', 'in', sittingIds)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Stores new values of a sitting and raises its version. @param by null: its guests @param at in milliseconds */
export async function changeSitting(
  tx: Tx,
  before: SittingsTable,
  columns: Partial<SittingsTable>,
  by: string | null,
  at: number,
): Promise<SittingsTable> {
  const after = { ...before, ...columns, version: before.version + 1, updated_at: at, updated_by: by };
  await tx.updateTable('sittings').set(after).where('id', '=', before.id).execute();
  return after;
}

/** Returns where the last party of a table was moved, if it left after `since`; null if it stayed (C243). */
export async function lastMove(db: Reader, tableNumber: string, since: number): Promise<string | null> {
  const last = await db
    .selectFrom('sittings')
    .select('moved_to')
    .where('table_number', '=', tableNumber)
    .where('closed_at', '>', since)
    .orderBy('closed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.moved_to ?? null;
}
