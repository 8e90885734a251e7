import { existsSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BucketSettings } from '@storefront/http/bucket-settings';
import { makePrivate } from '@storefront/http/private-files';
import { sql } from 'kysely';
import type { Database } from '../platform/db/database';
import { schemaAge } from '../platform/db/is-migrated';
import { openDatabase } from '../platform/db/open-database';
import { type AboutBackup, backupNames, copyReleases, isFree } from './backup-files';
import { OperationsError } from './operations-error';
import { runPostgresTool } from './postgres-tool';
import { savePictures } from './save-pictures';
import { readTableSums, type TableSums } from './table-sums';

/** The shop to back up or restore. */
export interface Shop {
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The bucket of its pictures; null or absent: `media` in `dataDir`. */
  readonly mediaStore?: BucketSettings | null;
}

export interface BackupTools {
  /** The clock, ms since 1970. */
  readonly now: () => number;
  /** Runs `work` while no release changes. */
  readonly holdReleases: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Copies the database file as a consistent snapshot while the server writes. The sums are those of the copy. */
async function saveEmbedded(db: Database, folder: string): Promise<TableSums[]> {
  await sql`vacuum into ${join(folder, backupNames.embedded)}`.execute(db);
  const copy = await openDatabase({ dataDir: folder, databaseUrl: null });
  const sums = await readTableSums(copy);
  await copy.destroy();
  return sums;
}

/** Dump and sums use the same snapshot. Dumps tables only, not the schema that contains them. */
const savePostgres = (db: Database, databaseUrl: string, folder: string): Promise<TableSums[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<{ snapshot: string; schema: string }>`
        select pg_export_snapshot() as snapshot, current_schema() as schema`.execute(tx);
      const [{ snapshot, schema } = { snapshot: '', schema: '' }] = rows;
      await runPostgresTool('pg_dump', databaseUrl, [
        ...['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`],
        ...[`--table="${schema}".*`, `--file=${join(folder, backupNames.postgres)}`],
      ]);
      return readTableSums(tx);
    });

/** A program of another version does not know every table and column, so it could not check the copy. */
async function refuseOtherVersion(db: Database): Promise<void> {
  const age = await schemaAge(db);
  if (age !== 'same')
    throw new OperationsError(
      `The database is ${age} than this program: make the backup in the folder whose server uses it`,
    );
}

/**
 * Creates an empty folder for `work` that only its owner can read. Removes it if `work` fails or the process exits
 * meanwhile.
 */
async function withPart<T>(part: string, work: () => Promise<T>): Promise<T> {
  // Synchronous, for the exit; it retries because a copy may still write a file.
  const remove = () => rmSync(part, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  try {
    remove();
    await mkdir(part, { recursive: true, mode: 0o700 });
    return await work();
  } catch (error) {
    remove();
    throw error;
  } finally {
    process.off('exit', remove);
  }
}

/**
 * Saves database, pictures, releases and registry into a new folder, while the server runs. Leaves nothing if the backup
 * fails or a signal stops the command.
 *
 * @throws OperationsError if there is no shop, the folder is not empty, the database is of another version, a tool is missing, or a file vanishes while it is copied
 */
export async function backup(
  shop: Shop,
  folder: string,
  { now, holdReleases }: BackupTools,
): Promise<AboutBackup> {
  if (shop.databaseUrl === null && !existsSync(join(shop.dataDir, backupNames.embedded)))
    throw new OperationsError(
      `There is no embedded database in ${shop.dataDir}: set DATA_DIR, or DATABASE_URL for a PostgreSQL`,
    );
  if (!(await isFree(folder))) throw new OperationsError(`${folder} is not empty: choose a new folder`);
  const part = `${folder}.part`;
  const { databaseUrl, dataDir } = shop;
  const db = await openDatabase(shop);
  const save = async (): Promise<AboutBackup> => {
    await refuseOtherVersion(db);
    const tables = databaseUrl ? await savePostgres(db, databaseUrl, part) : await saveEmbedded(db, part);
    const releases = await holdReleases(() => copyReleases(dataDir, part));
    const media = await savePictures(shop, part);
    const about: AboutBackup = {
      madeAt: new Date(now()).toISOString(),
      database: databaseUrl ? 'postgres' : 'embedded',
      files: { media, releases },
      tables,
    };
    await writeFile(join(part, backupNames.about), `${JSON.stringify(about, null, 2)}\n`);
    await makePrivate(part);
    await rm(folder, { recursive: true, force: true });
    await rename(part, folder);
    return about;
  };
  return withPart(part, save).finally(() => db.destroy());
}
