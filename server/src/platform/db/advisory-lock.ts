import { PostgresAdapter, sql } from 'kysely';
import type { Tx } from './database';

/**
 * Holds a name until the commit, so that whatever is done under it happens one after another. The embedded database
 * has one writer anyway.
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
