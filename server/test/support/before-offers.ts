import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database';

const COLUMNS = {
  orders: [
    'happy_paisa',
    'coupon_id',
    'coupon_code',
    'coupon_percent',
    'coupon_amount_paisa',
    'coupon_paisa',
  ],
  order_lines: ['happy_percent'],
} as const;

/** Takes the step 0032 back: the database is as a program without offers left it. */
export async function undoOffers(db: Database): Promise<void> {
  await sql`drop index orders_by_coupon`.execute(db);
  await sql`drop index if exists orders_by_phone`.execute(db);
  for (const [table, columns] of Object.entries(COLUMNS))
    for (const column of columns)
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db);
  await sql`drop table coupons`.execute(db);
  await sql`delete from migrations where name = '0032-offers'`.execute(db);
}
