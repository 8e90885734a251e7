import { sql } from 'kysely';
import type { Tx } from './database';
import { locksRows } from './lock-rows';

/**
 * Takes the lock of this name until the commit, for decisions that have no row to lock. Does nothing on SQLite, where
 * one transaction writes at a time.
 */
export const advisoryLock = (tx: Tx, name: string): Promise<void> => advisoryLocks(tx, [name]);

/** Takes the locks of several names, one after the other, in one statement. */
export async function advisoryLocks(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length === 0 || !locksRows(tx)) return;
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  await sql`select ${sql.join(locks)}`.execute(tx);
}
