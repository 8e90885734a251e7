import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../platform/db/open-database';
import type { Shop } from './backup';
import { type AboutBackup, backupNames, copyPictures, copyReleases, readAbout } from './backup-files';
import { OperationsError } from './operations-error';
import { runPostgresTool } from './postgres-tool';
import { differences, readTableSums, type TableSums } from './table-sums';

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
  if (existsSync(file))
    throw new OperationsError(`${file} exists: move it away, or set DATA_DIR to a new folder`);
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

/**
 * Restores a backup into a shop without data, and compares counts and sums with the backup. The server must not run.
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
  await mkdir(dataDir, { recursive: true });
  if (databaseUrl !== null) await restorePostgres(shop, databaseUrl, folder);
  else await restoreEmbedded(shop, folder);
  await copyReleases(folder, dataDir);
  await copyPictures(folder, dataDir);

  const db = await openDatabase(shop);
  const found = await readTableSums(db).finally(() => db.destroy());
  const wrong = differences(about.tables as TableSums[], found).map(({ table }) => table);
  if (wrong.length > 0) throw new OperationsError(`The copy differs from the backup in ${wrong.join(', ')}`);
  return about;
}
