import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type TableSums, tableNames } from '../../src/operations/table-sums';
import type { Database } from '../../src/platform/db/database';
import { randomText } from '../../src/platform/db/ids';
import { migrate } from '../../src/platform/db/migrate';
import { migrations } from '../../src/platform/db/migrations/migrations';
import { openDatabase } from '../../src/platform/db/open-database';
import type { Tables } from '../../src/platform/db/schema';
import type { TestDatabase } from './test-database';

type Row = Readonly<Record<string, string | number | null>>;

/** Columns of each table that a database has. */
type Columns = ReadonlyMap<keyof Tables, readonly string[]>;

export interface OlderDatabase extends TestDatabase {
  /** What the older program knew. */
  readonly columns: Columns;
  /** Removes every table: what a restore needs. */
  empty(): Promise<void>;
}

async function columnsOf(db: Database, onPostgres: boolean): Promise<Columns> {
  const found = new Map<keyof Tables, readonly string[]>();
  for (const table of tableNames) {
    const { rows } = await (onPostgres
      ? sql<{ name: string }>`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`
      : sql<{ name: string }>`select name from pragma_table_info(${table})`
    ).execute(db);
    if (rows.length > 0) found.set(table, rows.map(({ name }) => name).sort());
  }
  return found;
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Returns every row of the tables that an older program knew, with its columns. */
export async function rowsOf(db: Database, columns: Columns): Promise<ReadonlyMap<string, readonly Row[]>> {
  const found = new Map<string, readonly Row[]>();
  for (const [table, known] of columns) {
    if (table === 'migrations') continue;
    const { rows } = await sql<Row>`select ${refs(known)} from ${sql.table(table)}`.execute(db);
    found.set(table, rows);
  }
  return found;
}

async function fill(db: Database, rows: ReadonlyMap<string, readonly Row[]>): Promise<void> {
  for (const table of [...rows.keys()].reverse()) await sql`delete from ${sql.table(table)}`.execute(db);
  for (const [table, all] of rows)
    for (const row of all)
      await sql`insert into ${sql.table(table)} (${refs(Object.keys(row))})
        values (${sql.join(Object.values(row))})`.execute(db);
}

/** Returns the sums that an older program knew. */
export const knownSums = (sums: readonly TableSums[], columns: Columns): TableSums[] =>
  sums
    .filter(({ table }) => table !== 'migrations' && columns.has(table))
    .map(({ table, rows, sums: all }) => ({
      ...{ table, rows },
      sums: Object.fromEntries(Object.entries(all).filter(([name]) => columns.get(table)?.includes(name))),
    }));

/** Creates an empty schema of its own on a PostgreSQL server. */
async function createSchema(server: string) {
  const name = `test_${randomText(12)}`.toLowerCase();
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  const run = async (statement: string) => {
    const db = await openDatabase({ dataDir: '', databaseUrl: server });
    await sql.raw(statement).execute(db);
    await db.destroy();
  };
  const drop = () => run(`drop schema "${name}" cascade`);
  await run(`create schema "${name}"`);
  return {
    databaseUrl: url.href,
    drop,
    empty: async () => {
      await drop();
      await run(`create schema "${name}"`);
    },
  };
}

/**
 * Opens a database that has the steps up to `last` alone, and the rows of another one as far as the older program knew
 * their tables and columns.
 */
export async function openOlderDatabase(last: string, from: Database): Promise<OlderDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-'));
  const server = process.env.TEST_DATABASE_URL || null;
  const schema = server === null ? null : await createSchema(server);
  const databaseUrl = schema?.databaseUrl ?? null;
  const db = await openDatabase({ dataDir, databaseUrl });
  const steps = migrations.slice(0, migrations.findIndex(({ name }) => name === last) + 1);
  await migrate(db, () => 0, steps);
  const columns = await columnsOf(db, databaseUrl !== null);
  await fill(db, await rowsOf(from, columns));
  return {
    ...{ db, dataDir, databaseUrl, columns },
    empty: async () => schema?.empty(),
    async close() {
      await db.destroy();
      await schema?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
