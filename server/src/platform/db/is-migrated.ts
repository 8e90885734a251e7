import type { Reader } from './database';
import { migrations } from './migrations/migrations';

/** Returns whether every migration of this program was applied. */
export async function isMigrated(db: Reader): Promise<boolean> {
  const rows = await db.selectFrom('migrations').select('name').execute();
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => applied.has(name));
}
