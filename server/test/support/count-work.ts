import { join } from 'node:path';
import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import LibsqlDatabase from 'libsql';
import type { Reader } from '../../src/platform/db/database';
import { inTransaction } from '../../src/platform/db/transaction';
import type { TestDatabase } from './test-database';

type Query = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** What a call asks of the database, in order. Only calls that read: their queries run again to be measured. */
async function queriesOf(db: Reader, call: (db: Reader) => Promise<unknown>): Promise<Query[]> {
  const nodes: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await call(db.withPlugin(recorder));
  return nodes.map((node) => db.getExecutor().compileQuery(node, createQueryId()));
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Rows and index entries that the scans of a plan came past. */
function visited(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, one) => sum + visited(one), 0);
  if (!plan['Node Type'].endsWith('Scan')) return below;
  return below + (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
}

/**
 * Small tables are read as a whole where that is cheaper; here it shows whether an index could do it, row after row: a
 * bitmap also counts entries of rows that are gone, as many as other tests have kept from being tidied up.
 */
const inPostgres = ({ db }: TestDatabase, query: Query): Promise<number> =>
  inTransaction(db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_bitmapscan = off`.execute(tx);
    const text = `explain (analyze, format json) ${query.sql}`;
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      CompiledQuery.raw(text, [...query.parameters]),
    );
    return rows.flatMap((row) => row['QUERY PLAN']).reduce((sum, { Plan }) => sum + visited(Plan), 0);
  });

/** Steps of SQLite's machine, as its table of prepared statements counts them. */
function inLibsql({ dataDir }: TestDatabase, query: Query): number {
  const file = new LibsqlDatabase(join(dataDir, 'storefront.db'));
  const statement = file.prepare(query.sql);
  statement.all([...query.parameters]);
  const counted: unknown = file.prepare('select nstep from sqlite_stmt where sql = ?').get([query.sql]);
  file.close();
  if (typeof counted === 'object' && counted && 'nstep' in counted) return Number(counted.nstep);
  throw new Error(`SQLite did not count the steps of ${query.sql}`);
}

/** How much the database does for a call: the same number every time, however busy the machine is. */
export async function countWork(
  store: TestDatabase,
  call: (db: Reader) => Promise<unknown>,
): Promise<number> {
  let work = 0;
  for (const query of await queriesOf(store.db, call))
    work += store.databaseUrl === null ? inLibsql(store, query) : await inPostgres(store, query);
  return work;
}
