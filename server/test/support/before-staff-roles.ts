import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database';

/** Takes the step 0036 back: the database is as a program that knows one kind of staff left it. */
export async function undoStaffRoles(db: Database): Promise<void> {
  for (const table of ['staff_invites', 'staff_pins', 'staff_devices'])
    await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`drop index users_of_staff`.execute(db);
  for (const column of ['staff_role', 'switched_off_at'])
    await sql`alter table users drop column ${sql.ref(column)}`.execute(db);
  await sql`delete from migrations where name = '0036-staff-roles'`.execute(db);
}
