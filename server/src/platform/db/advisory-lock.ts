import { PostgresAdapter, sql } from 'kysely';
import type { Tx } from './database';

/**
 * Waits for the lock of this name and holds it until the commit; for decisions that have no row to lock. Does nothing on
 * SQLite, where one transaction writes at a time.
 */
export async function advisoryLock(tx: Tx, name: string): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
