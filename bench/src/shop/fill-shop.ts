import { seedLarge } from '../../../server/src/operations/large/seed-large';
import type { Sizes } from '../../../server/src/operations/large/sizes';
import { migrate } from '../../../server/src/platform/db/migrate';
import { openDatabase } from '../../../server/src/platform/db/open-database';
import { startSession } from '../../../server/src/platform/sessions/session-store';
import { ensureAdmin } from '../../../server/src/users/admin-bootstrap';

/** Data folder and database of a shop. */
export interface Where {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

const ADMIN = 'staff@example.com';
/** More stock than any run can sell. */
const STOCK = 1_000_000_000;

/** Creates a schema for the shop. */
export async function makeSchema(url: string, name: string): Promise<string> {
  const db = await openDatabase({ dataDir: '', databaseUrl: url });
  await db.schema.createSchema(name).execute();
  await db.destroy();
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${name}`);
  return own.href;
}

/** Removes the schema of {@link makeSchema} with everything in it. */
export async function dropSchema(url: string, name: string): Promise<void> {
  const db = await openDatabase({ dataDir: '', databaseUrl: url });
  await db.schema.dropSchema(name).cascade().execute();
  await db.destroy();
}

/** Creates a session of the shop's first member of staff directly in the database. @returns the session's id */
export async function signStaffIn(where: Where): Promise<string> {
  const db = await openDatabase(where);
  try {
    await ensureAdmin(db, { adminEmail: ADMIN, adminPassword: null, dataDir: where.dataDir }, Date.now);
    // A server that started before has created the account with an address of its own.
    const admin = await db.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirst();
    if (!admin) throw new Error('There is no staff account');
    return await startSession(db, admin.id, Date.now());
  } finally {
    await db.destroy();
  }
}

/** Fills an empty shop and signs staff in. @returns the session's id */
export async function fillShop(where: Where, sizes: Sizes): Promise<string> {
  const db = await openDatabase(where);
  try {
    await migrate(db, Date.now);
    await seedLarge(db, sizes, Date.now(), () => {});
    await db.updateTable('closet_items').set({ stock: STOCK }).execute();
  } finally {
    await db.destroy();
  }
  return signStaffIn(where);
}
