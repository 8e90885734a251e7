import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database';

/** Takes the step 0026 back: the database is as a program without options of dishes left it. */
export async function undoOptions(db: Database): Promise<void> {
  await sql`drop table option_groups`.execute(db);
  await sql`alter table products drop column option_groups`.execute(db);
  await sql`alter table cart_lines drop column options`.execute(db);
  await sql`alter table order_lines drop column options`.execute(db);
  await sql`delete from migrations where name = '0026-dish-options'`.execute(db);
}
