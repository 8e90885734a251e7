import { type OperationNodeSource, sql } from 'kysely';
import type { Tx } from './database';
import { locksRows } from './lock-rows';

/**
 * Runs writes one after the other, on PostgreSQL in one statement and one round trip. There none of them sees what
 * the others write, so no write may depend on another. Returns nothing of what they return.
 *
 * @param writes in the order in which they lock rows
 */
export async function runTogether(tx: Tx, writes: readonly OperationNodeSource[]): Promise<void> {
  if (!locksRows(tx)) {
    for (const write of writes) await sql`${write}`.execute(tx);
    return;
  }
  if (writes.length === 0) return;
  const parts = writes.map((write, index) => sql`${sql.ref(`part${index}`)} as (${write})`);
  // PostgreSQL runs parts that nobody reads in reverse order.
  await sql`with ${sql.join(parts.toReversed())} select`.execute(tx);
}
