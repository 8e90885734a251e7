import { sql } from 'kysely';
import type { Database, Tx } from '../../src/platform/db/database';
import { locksRows } from '../../src/platform/db/lock-rows';
import { until } from './until';

/** Waits until another transaction waits for a lock of this one. On SQLite transactions wait for each other as a whole. */
export async function untilBlocked(db: Database, holder: Tx): Promise<void> {
  if (!locksRows(holder)) return;
  await until(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
    return rows.length > 0;
  });
}
