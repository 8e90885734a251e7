import { sql } from 'kysely';
import type { Reader, Tx } from './database';

/** Returns the write that increments a counter; the first value is 1. It locks the counter until the commit. */
export const raisingCounter = (tx: Tx, name: string) =>
  tx
    .insertInto('counters')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`counters.value + 1` }));

/** Increments a counter like `raisingCounter` and returns the new value. */
export async function raiseCounter(tx: Tx, name: string): Promise<number> {
  const row = await raisingCounter(tx, name).returning('value').executeTakeFirstOrThrow();
  return row.value;
}

export const DATA_VERSION = 'data-version';

/** Invalidates every cached page. Every write to menu, closet, gallery or places calls it. */
export const raiseDataVersion = (tx: Tx): Promise<number> => raiseCounter(tx, DATA_VERSION);

/** Returns the data version that cached pages are keyed by; 0 before the first write. */
export async function readDataVersion(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', DATA_VERSION)
    .executeTakeFirst();
  return row?.value ?? 0;
}
