import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
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

/** Opens an empty database: embedded, or a new schema if TEST_DATABASE_URL names a PostgreSQL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-'));
  const server = process.env.TEST_DATABASE_URL || null;
  const schema = `test_${randomText(12)}`;
  const databaseUrl = server === null ? null : await createSchema(server, schema, dataDir);
  const db = await openDatabase({ dataDir, databaseUrl });
  await migrate(db, () => 0);
  return {
    db,
    dataDir,
    databaseUrl,
    async close() {
      if (server !== null) await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createSchema(server: string, schema: string, dataDir: string): Promise<string> {
  const db = await openDatabase({ dataDir, databaseUrl: server });
  await sql`create schema ${sql.id(schema)}`.execute(db);
  await db.destroy();
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}
