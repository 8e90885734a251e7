import { PostgresAdapter, sql } from 'kysely';
import type { Tx } from './database';

/**
 * Takes the lock of this name until the commit, for decisions that have no row to lock. Does nothing on SQLite, where
 * one transaction writes at a time.
 */
export async function advisoryLock(tx: Tx, name: string): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
