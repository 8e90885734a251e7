import { sql } from 'kysely';
import type { Reader } from '../../src/platform/db/database';
import { openTestDatabase, type TestDatabase } from '../support/test-database';
import { assertPostgres } from './needs-postgres';

let store: TestDatabase;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.close());

const count = (db: Reader, name: string) => db.insertInto('counters').values({ name, value: 1 }).execute();
const read = (db: Reader) => db.selectFrom('counters').selectAll().execute();

/** The statements that a connection keeps prepared. */
async function preparedOn(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

beforeAll(assertPostgres);

test('C392: a connection prepares a write once, and no read', () =>
  store.db.connection().execute(async (connection) => {
    for (const name of ['one', 'two', 'three']) {
      await count(connection, name);
      await read(connection);
    }
    expect(await preparedOn(connection)).toEqual([expect.stringMatching(/^insert into "counters"/)]);
  }));
