import { sql } from 'kysely';
import { PLANNED_ONCE, type Reader } from '../../src/platform/db/database';
import { runTogether } from '../../src/platform/db/run-together';
import { openTestDatabase, type TestDatabase } from '../support/test-database';
import { assertPostgres } from './needs-postgres';

beforeAll(assertPostgres);

let store: TestDatabase;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.close());

const counter = (db: Reader, name: string) => db.insertInto('counters').values({ name, value: 1 });
const note = (db: Reader, name: string) => db.insertInto('meta').values({ name, value: '' });
const names = ['one', 'two', 'three'];

/** The statements that a connection keeps prepared. */
async function preparedOn(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement).sort();
}

test('C392: a connection prepares the writes that come again, also those that run together, and no read unless it says so', () =>
  store.db.connection().execute(async (connection) => {
    await connection.deleteFrom('counters').execute();
    for (const name of names) {
      await counter(connection, name).execute();
      await connection.selectFrom('counters').selectAll().execute();
      await sql`${sql.raw(PLANNED_ONCE)} select ${name}::text as name`.execute(connection);
      await connection
        .transaction()
        .execute((tx) => runTogether(tx, [counter(tx, `${name} too`), note(tx, name)]));
    }
    expect(await preparedOn(connection)).toEqual([
      '/* planned once */ select $1::text as name',
      expect.stringMatching(/^insert into "counters"/),
      expect.stringMatching(/^with "part1" as \(insert into "meta"/),
    ]);
  }));

test('C392: a column that a newer version adds breaks no write of this one', () =>
  store.db.connection().execute(async (connection) => {
    const write = (name: string) => counter(connection, name).returningAll().execute();
    for (const name of names) await write(name);
    await sql`alter table counters add column newer text`.execute(connection);
    expect(await write('four')).toEqual([{ name: 'four', value: 1, newer: null }]);
  }));
