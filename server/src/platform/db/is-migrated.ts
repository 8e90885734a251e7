import type { Reader } from './database';
import { migrations } from './migrations/migrations';

/** Whether the database holds every step that this program knows. */
export async function isMigrated(db: Reader): Promise<boolean> {
  const rows = await db.selectFrom('migrations').select('name').execute();
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => applied.has(name));
}
