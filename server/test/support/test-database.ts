import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/platform/db/database';
import { randomText } from '../../src/platform/db/ids';
import { migrate } from '../../src/platform/db/migrate';
import { openDatabase } from '../../src/platform/db/open-database';

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

/**
 * Opens an empty database: embedded, or a new schema if TEST_DATABASE_URL names a PostgreSQL.
 *
 * @param isAlone a PostgreSQL database instead of a schema: vacuum cannot remove rows that a transaction of another
 * test in the same database may still see
 */
export async function openTestDatabase({ isAlone = false } = {}): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-'));
  const server = process.env.TEST_DATABASE_URL || null;
  const name = `test_${randomText(12)}`.toLowerCase();
  const kind = sql.raw(isAlone ? 'database' : 'schema');
  const onServer = async (statement: RawBuilder<unknown>) => {
    if (server === null) return;
    const db = await openDatabase({ dataDir, databaseUrl: server });
    await statement.execute(db);
    await db.destroy();
  };
  await onServer(sql`create ${kind} ${sql.id(name)}`);
  const databaseUrl = server === null ? null : isAlone ? databaseIn(server, name) : schemaIn(server, name);
  if (databaseUrl === null) {
    template ??= createTemplate();
    await copyFile(join(await template, FILE), join(dataDir, FILE));
  }
  const db = await openDatabase({ dataDir, databaseUrl });
  if (databaseUrl !== null) await migrate(db, () => 0);
  return {
    db,
    dataDir,
    databaseUrl,
    async close() {
      await db.destroy();
      await onServer(isAlone ? sql`drop database ${sql.id(name)}` : sql`drop schema ${sql.id(name)} cascade`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function schemaIn(server: string, name: string): string {
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  return url.href;
}

function databaseIn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
