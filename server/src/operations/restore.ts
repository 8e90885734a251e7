import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivate } from '@storefront/http/private-files';
import { sql } from 'kysely';
import type { Database } from '../platform/db/database';
import { openDatabase } from '../platform/db/open-database';
import type { Shop } from './backup';
import { type AboutBackup, backupNames, copyReleases, readAbout } from './backup-files';
import { OperationsError } from './operations-error';
import { runPostgresTool } from './postgres-tool';
import { restorePictures } from './save-pictures';
import { differences, readSameSums, type TableSums } from './table-sums';

async function refuseTablesIn(shop: Shop): Promise<void> {
  const db = await openDatabase(shop);
  const { rows } = await sql`
    select 1 from information_schema.tables where table_schema = current_schema() limit 1`
    .execute(db)
    .finally(() => db.destroy());
  if (rows.length > 0)
    throw new OperationsError('The database of DATABASE_URL is not empty: restore into an empty one');
}

async function restoreEmbedded({ dataDir }: Shop, folder: string): Promise<void> {
  const file = join(dataDir, backupNames.embedded);
  // SQLite would write what it finds in a `-wal` file over the restored database.
  const found = [file, `${file}-wal`, `${file}-shm`].filter((each) => existsSync(each));
  if (found.length > 0)
    throw new OperationsError(
      `${found.join(' and ')} ${found.length === 1 ? 'exists' : 'exist'}: move all files of the old database away together, or set DATA_DIR to a new folder`,
    );
  await copyFile(join(folder, backupNames.embedded), `${file}.part`);
  await rename(`${file}.part`, file);
}

async function restorePostgres(shop: Shop, databaseUrl: string, folder: string): Promise<void> {
  await refuseTablesIn(shop);
  await runPostgresTool('pg_restore', databaseUrl, [
    ...['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'],
    join(folder, backupNames.postgres),
  ]);
}

/** Ends sessions and voids codes: somebody may have logged out or used a code after the backup. */
async function endSessions(db: Database): Promise<void> {
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('one_time_codes').execute();
}

/**
 * Restores a backup into a shop without data, and compares counts and sums with the backup. A backup of
 * an older program restores too; the server migrates it when it starts. Everybody has to log in again. The server must not run.
 *
 * @throws OperationsError if there is data already, the backup is of the other database, or a count or sum differs
 */
export async function restore(shop: Shop, folder: string): Promise<AboutBackup> {
  const about = await readAbout(folder);
  const { dataDir, databaseUrl } = shop;
  if ((about.database === 'postgres') !== (databaseUrl !== null)) {
    const what = about.database === 'postgres' ? 'PostgreSQL: set' : 'the embedded database: unset';
    throw new OperationsError(`This is a backup of ${what} DATABASE_URL`);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (databaseUrl !== null) await restorePostgres(shop, databaseUrl, folder);
  else await restoreEmbedded(shop, folder);
  const releases = await copyReleases(folder, dataDir);
  const media = await restorePictures(shop, folder);

  const db = await openDatabase(shop);
  try {
    const saved = about.tables as TableSums[];
    const wrong: string[] = differences(saved, await readSameSums(db, saved)).map(({ table }) => table);
    if (about.files && about.files.media !== media) wrong.push('pictures');
    if (about.files && about.files.releases !== releases) wrong.push('releases');
    if (wrong.length > 0)
      throw new OperationsError(`The copy differs from the backup in ${wrong.join(', ')}`);
    await endSessions(db);
  } finally {
    await db.destroy();
  }
  await makePrivate(dataDir);
  return about;
}
