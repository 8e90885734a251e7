import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database';

/** Takes the step 0033 back: the database is as a program that knows no ways to pay left it. */
export async function undoPayments(db: Database): Promise<void> {
  await sql`drop table payment_settings`.execute(db);
  await sql`drop index orders_by_transaction`.execute(db);
  for (const column of ['method', 'status', 'paisa'])
    await sql`alter table orders drop column ${sql.ref(`payment_${column}`)}`.execute(db);
  for (const column of ['number', 'key'])
    await sql`alter table orders drop column ${sql.ref(`transaction_${column}`)}`.execute(db);
  await sql`delete from migrations where name = '0033-payments'`.execute(db);
}
