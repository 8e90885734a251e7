import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database';
import { randomText } from '../../src/platform/db/ids';
import { migrate } from '../../src/platform/db/migrate';
import { openDatabase } from '../../src/platform/db/open-database';

/** A migrated schema without rows but those of the migrations. */
interface Schema {
  readonly name: string;
  /** Names of tables and indexes right after the migrations: a test may drop or rename one. */
  readonly relations: string;
  /** Restores the rows right after the migrations. */
  readonly reset: string;
}

/** A schema whose connections stay open: PostgreSQL reads the definitions of all tables for each new connection. */
interface OpenSchema extends Schema {
  readonly databaseUrl: string;
  readonly db: Database;
}

/** Schemas that no test uses, for the next test of this file: emptying one is faster than migrating a new one. */
const free: OpenSchema[] = [];

/** The same number in all files of one run of jest. */
const RUN = String(jest.getSeed());

/** Any number that no other lock on a test server has. */
const LOCK = 20_261_129;
const HOUR = 3_600_000;

async function relationsOf(db: Database, name: string): Promise<string> {
  const { rows } = await sql<{ relations: string | null }>`
    select string_agg(relname, ' ' order by relname) as relations
    from pg_class where relnamespace = ${name}::regnamespace`.execute(db);
  return rows[0]?.relations ?? '';
}

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** Returns statements that empty all tables, whatever their references, and insert the present rows again. */
async function resetOf(db: Database): Promise<string> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  const refills: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    const table = `"${name}"`;
    if (rows.length > 0)
      refills.push(
        `insert into ${table} select * from json_populate_recordset(null::${table}, ${literal(rows)})`,
      );
  }
  const deletions = tables.rows.map(({ name }) => `delete from "${name}"`);
  return ['set local session_replication_role = replica', ...deletions, ...refills].join('; ');
}

async function open(server: string, name: string) {
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { databaseUrl: url.href, db: await openDatabase({ dataDir: '', databaseUrl: url.href }) };
}

async function createSchema(server: string): Promise<OpenSchema> {
  const name = `test_${randomText(12)}`.toLowerCase();
  const { db, databaseUrl } = await open(server, name);
  await sql`create schema ${sql.id(name)}`.execute(db);
  await migrate(db, () => 0);
  return { name, databaseUrl, db, relations: await relationsOf(db, name), reset: await resetOf(db) };
}

/** What the comment of a free schema says, as JSON. */
interface Note extends Pick<Schema, 'relations' | 'reset'> {
  readonly run: string;
  /** Unix ms. */
  readonly since: number;
}

/** Takes a schema that an earlier file of this run has left; null if there is none. Drops what old runs have left. */
const takeFrom = (db: Database) =>
  db.transaction().execute(async (trx): Promise<Schema | null> => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const { rows } = await sql<{ name: string; note: string }>`
      select nspname as name, obj_description(oid) as note from pg_namespace
      where nspname like 'test\\_%' and obj_description(oid) is not null`.execute(trx);
    const left = rows.map(({ name, note }) => ({ name, ...(JSON.parse(note) as Note) }));
    for (const { name, run, since } of left)
      if (run !== RUN && since < Date.now() - HOUR)
        await sql`drop schema ${sql.id(name)} cascade`.execute(trx);
    const found = left.find(({ run }) => run === RUN);
    if (!found) return null;
    await sql`comment on schema ${sql.id(found.name)} is null`.execute(trx);
    return found;
  });

async function takeFromOthers(server: string): Promise<OpenSchema | null> {
  const db = await openDatabase({ dataDir: '', databaseUrl: server });
  const schema = await takeFrom(db).finally(() => db.destroy());
  return schema && { ...schema, ...(await open(server, schema.name)) };
}

async function leaveToOthers({ db, name, relations, reset }: OpenSchema): Promise<void> {
  const note: Note = { run: RUN, since: Date.now(), relations, reset };
  await sql`comment on schema ${sql.id(name)} is ${sql.lit(JSON.stringify(note))}`.execute(db);
  await db.destroy();
}

afterAll(async () => {
  for (const schema of free.splice(0)) await leaveToOthers(schema);
});

/** Returns a migrated, empty schema of a PostgreSQL, and `release` for when its test is over. */
export async function takeEmptySchema(
  server: string,
): Promise<{ readonly db: Database; readonly databaseUrl: string; release(): Promise<void> }> {
  const schema = free.pop() ?? (await takeFromOthers(server)) ?? (await createSchema(server));
  const { name, db, relations, reset } = schema;
  return {
    ...schema,
    async release() {
      if ((await relationsOf(db, name)) === relations) {
        await sql.raw(reset).execute(db);
        free.push(schema);
      } else {
        await sql`drop schema ${sql.id(name)} cascade`.execute(db);
        await db.destroy();
      }
    },
  };
}
