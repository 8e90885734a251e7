import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database';

/** Takes the step 0034 back: the database is as a program that keeps no sums of orders left it. */
export async function undoReports(db: Database): Promise<void> {
  for (const table of ['order_sums', 'item_sums', 'lost_sums', 'person_days'])
    await sql`drop table ${sql.table(table)}`.execute(db);
  for (const index of [
    'order_lines_of_item',
    'point_entries_by_time',
    'point_lots_of_referrals',
    'users_referred',
    'closet_items_low',
    'closet_cells_low',
  ])
    await sql`drop index ${sql.ref(index)}`.execute(db);
  await sql`delete from migrations where name = '0034-order-sums'`.execute(db);
}
