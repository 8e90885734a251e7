import { sql } from 'kysely';
import { inTransaction } from '../../../src/platform/db/transaction';
import { assertPostgres } from '../../postgres/needs-postgres';
import { openTestDatabase } from '../../support/test-database';

beforeAll(assertPostgres);

test('a connection that drops during a transaction fails only that transaction', async () => {
  const { db, close } = await openTestDatabase();
  const pids: number[] = [];
  const work = inTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    pids.push(...rows.map(({ pid }) => pid));
    await sql`select pg_sleep(60)`.execute(tx);
  });
  const failed = expect(work).rejects.toThrow();
  const isAsleep = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where pid = ${pids[0] ?? 0} and wait_event = 'PgSleep'`.execute(db);
    return rows.length === 1;
  };
  while (!(await isAsleep()));
  await sql`select pg_terminate_backend(${pids[0] ?? 0})`.execute(db);
  await failed;
  await inTransaction(db, async (tx) => sql`select 1`.execute(tx));
  await close();
});
