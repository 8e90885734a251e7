import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database';
import { randomText } from '../../src/platform/db/ids';
import { migrate } from '../../src/platform/db/migrate';
import { openDatabase } from '../../src/platform/db/open-database';
import { takeEmptySchema } from './empty-schemas';

export interface TestDatabase {
  readonly db: Database;
  /** A new folder, removed by `close`. */
  readonly dataDir: string;
  /** Database address for another process or pool; null: the embedded file in `dataDir`. */
  readonly databaseUrl: string | null;
  close(): Promise<void>;
}

/** The embedded database. Files beside it come and go with its connections. */
const FILE = 'storefront.db';

/** A folder with an empty embedded database: copying its file is faster than migrating a new one. */
let template: Promise<string> | undefined;

async function createTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-'));
  const db = await openDatabase({ dataDir, databaseUrl: null });
  await migrate(db, () => 0);
  await db.destroy();
  return dataDir;
}

afterAll(async () => {
  if (template) await rm(await template, { recursive: true, force: true });
});

async function copyTemplate(dataDir: string): Promise<void> {
  template ??= createTemplate();
  await copyFile(join(await template, FILE), join(dataDir, FILE));
}

/**
 * Turns autovacuum off: its snapshot keeps a vacuum of the test from marking pages, and the planner then avoids scans of
 * an index alone.
 */
async function turnOffAutovacuum(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  for (const { name } of rows)
    await sql`alter table ${sql.table(name)} set (autovacuum_enabled = off)`.execute(db);
}

/** Creates a database of its own on a PostgreSQL server. */
async function createAlone(server: string) {
  const name = `test_${randomText(12)}`.toLowerCase();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const onServer = async (statement: string) => {
    const db = await openDatabase({ dataDir: '', databaseUrl: server });
    await sql.raw(`${statement} "${name}"`).execute(db);
    await db.destroy();
  };
  await onServer('create database');
  const db = await openDatabase({ dataDir: '', databaseUrl: url.href });
  await migrate(db, () => 0);
  await turnOffAutovacuum(db);
  const release = async () => {
    await db.destroy();
    await onServer('drop database');
  };
  return { db, databaseUrl: url.href, release };
}

/**
 * Opens an empty database: embedded, or a schema if TEST_DATABASE_URL names a PostgreSQL.
 *
 * @param isAlone a PostgreSQL database instead of a schema: vacuum cannot remove rows that a transaction of another
 * test in the same database may still see
 */
export async function openTestDatabase({ isAlone = false } = {}): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-'));
  const removeDataDir = () => rm(dataDir, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL || null;
  if (server !== null) {
    const { db, databaseUrl, release } = await (isAlone ? createAlone(server) : takeEmptySchema(server));
    return {
      db,
      dataDir,
      databaseUrl,
      close: () => Promise.all([release(), removeDataDir()]).then(() => {}),
    };
  }
  await copyTemplate(dataDir);
  const db = await openDatabase({ dataDir, databaseUrl: null });
  const close = async () => {
    await db.destroy();
    await removeDataDir();
  };
  return { db, dataDir, databaseUrl: null, close };
}
