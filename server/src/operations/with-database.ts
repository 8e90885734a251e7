import type { Database } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import type { Shop } from './backup';

/** Opens a shop's database, brings its schema up to date, and closes it when `work` has ended. */
export async function withDatabase<T>(shop: Shop, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(shop);
  try {
    await migrate(db, Date.now);
    return await work(db);
  } finally {
    await db.destroy();
  }
}
