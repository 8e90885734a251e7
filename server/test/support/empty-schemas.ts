import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database';
import { randomText } from '../../src/platform/db/ids';
import { migrate } from '../../src/platform/db/migrate';
import { openDatabase } from '../../src/platform/db/open-database';

/** A migrated schema without rows but those of the migrations. */
interface Schema {
  readonly name: string;
  readonly databaseUrl: string;
  /** Names of tables and indexes right after the migrations: a test may drop or rename one. */
  readonly relations: string;
  /** Restores the rows right after the migrations. */
  readonly reset: string;
}

/** Schemas of closed databases, for the next test of the file: emptying one is faster than migrating a new one. */
const free: Schema[] = [];

async function onServer<R>(server: string, run: (db: Database) => Promise<R>): Promise<R> {
  const db = await openDatabase({ dataDir: '', databaseUrl: server });
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}

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

async function createSchema(server: string): Promise<Schema> {
  const name = `test_${randomText(12)}`.toLowerCase();
  await onServer(server, (db) => sql`create schema ${sql.id(name)}`.execute(db));
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  const databaseUrl = url.href;
  return onServer(databaseUrl, async (db) => {
    await migrate(db, () => 0);
    return { name, databaseUrl, relations: await relationsOf(db, name), reset: await resetOf(db) };
  });
}

const drop = (server: string, { name }: Schema) =>
  onServer(server, (db) => sql`drop schema ${sql.id(name)} cascade`.execute(db));

let usedServer: string | undefined;

afterAll(async () => {
  for (const schema of free.splice(0)) if (usedServer) await drop(usedServer, schema);
});

/** Returns a migrated, empty schema of a PostgreSQL, and `release` for when its test is over. */
export async function takeEmptySchema(
  server: string,
): Promise<{ readonly databaseUrl: string; release(): Promise<void> }> {
  usedServer = server;
  const schema = free.pop() ?? (await createSchema(server));
  return {
    databaseUrl: schema.databaseUrl,
    async release() {
      const isAsMigrated = await onServer(
        server,
        async (db) => (await relationsOf(db, schema.name)) === schema.relations,
      );
      if (!isAsMigrated) return void (await drop(server, schema));
      await onServer(schema.databaseUrl, (db) => sql.raw(schema.reset).execute(db));
      free.push(schema);
    },
  };
}
