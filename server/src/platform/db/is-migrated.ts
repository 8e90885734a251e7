import type { Reader } from './database';
import { migrations } from './migrations/migrations';

async function readApplied(db: Reader): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('migrations').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** Returns whether every migration of this program was applied. */
export async function isMigrated(db: Reader): Promise<boolean> {
  const applied = await readApplied(db);
  return migrations.every(({ name }) => applied.has(name));
}

/** Returns whether the schema is of an older or a newer program than this one, or the same. */
export async function schemaAge(db: Reader): Promise<'older' | 'same' | 'newer'> {
  const known = new Set<string>(migrations.map(({ name }) => name));
  if ([...(await readApplied(db))].some((name) => !known.has(name))) return 'newer';
  return (await isMigrated(db)) ? 'same' : 'older';
}
