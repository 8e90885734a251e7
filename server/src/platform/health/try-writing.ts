import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgresAdapter } from 'kysely';
import type { Database } from '../db/database';
import { randomText } from '../db/ids';
import { withoutWaiting } from '../db/without-waiting';

/** Several pages of a database: an update in place succeeds on a full disk. */
const BYTES = 16 * 1024;
const ROW = 'write-check';

/** PostgreSQL keeps its row, so that no table grows. */
async function writeRow(db: Database): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const value = isPostgres ? '' : ' '.repeat(BYTES);
  await withoutWaiting(db, async (connection, unsynced) => {
    await connection
      .insertInto('meta')
      .values({ name: ROW, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .returning(unsynced)
      .execute();
    if (!isPostgres) await connection.deleteFrom('meta').where('name', '=', ROW).execute();
  });
}

/**
 * Writes a small file into a folder and removes it. Creates the folder.
 *
 * @throws the error of the file system
 */
export async function writeFileIn(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Backups leave out names that begin with a dot.
  const file = join(folder, `.write-check-${randomText(8)}`);
  try {
    await writeFile(file, Buffer.alloc(BYTES));
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Tries a small write to the database and to the folder of pictures and releases.
 *
 * @throws the error of the disk or the database
 */
export async function tryWriting(db: Database, dataDir: string): Promise<void> {
  await writeRow(db);
  await writeFileIn(dataDir);
}
