import { PostgresAdapter, sql } from 'kysely';
import type { Database, Tx } from './database';
import { libsqlTextIndex, postgresTextIndex } from './lists/text-index';
import type { ColumnTypes, Migration } from './migration';
import { migrations } from './migrations/migrations';
import { inTransaction } from './transaction';

const embedded: ColumnTypes = { key: 'text', whole: 'integer', textIndex: libsqlTextIndex };
const postgres: ColumnTypes = {
  key: 'text collate "C"',
  whole: 'bigint',
  textIndex: postgresTextIndex,
};
/** Any number, the same on every node. */
const LOCK = 6_283_185;

/**
 * Applies all missing migrations in one transaction, once, even if several nodes start together. Throws if the database
 * is newer than this program.
 */
export async function migrate(db: Database, now: () => number, steps = migrations): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await inTransaction(db, async (tx) => {
    if (onPostgres) await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const types = onPostgres ? postgres : embedded;
    await sql
      .raw(
        `create table if not exists migrations (name ${types.key} primary key, applied_at ${types.whole} not null)`,
      )
      .execute(tx);
    for (const step of await missing(tx, steps)) {
      for (const statement of step.statements(types)) await sql.raw(statement).execute(tx);
      await step.fill?.(tx);
      for (const statement of step.indexes?.(types) ?? []) await sql.raw(statement).execute(tx);
      await tx.insertInto('migrations').values({ name: step.name, applied_at: now() }).execute();
    }
  });
}

async function missing(tx: Tx, steps: readonly Migration[]): Promise<Migration[]> {
  const applied = new Set(
    (await tx.selectFrom('migrations').select('name').execute()).map((row) => row.name),
  );
  const known = new Set(steps.map((step) => step.name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(`The database is newer than this program: it has ${unknown.join(', ')}`);
  }
  return steps.filter((step) => !applied.has(step.name));
}
