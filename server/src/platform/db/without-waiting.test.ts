import { PostgresAdapter, sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import type { Reader } from './database';
import { withoutWaiting } from './without-waiting';

let store: TestDatabase;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.close());

/** Whether a commit on this connection waits for the disk, as far as the database is set to. */
async function setting(db: Reader): Promise<unknown> {
  const question =
    db.getExecutor().adapter instanceof PostgresAdapter ? 'show synchronous_commit' : 'pragma synchronous';
  const { rows } = await sql.raw<Record<string, unknown>>(question).execute(db);
  return Object.values(rows[0] ?? {})[0];
}

const count = (db: Reader) => db.insertInto('rate_windows').values({ bucket: 'one', started_at: 0, hits: 1 });

test('only writes inside skip waiting for the disk', async () => {
  const before = await setting(store.db);
  const inside = await withoutWaiting(store.db, async (connection, unsynced) => {
    const current = sql<string>`current_setting('synchronous_commit')`.as('current');
    if (connection.getExecutor().adapter instanceof PostgresAdapter)
      return (await count(connection).returning([unsynced, current]).executeTakeFirstOrThrow()).current;
    await count(connection).returning(unsynced).execute();
    return setting(connection);
  });
  expect(await store.db.selectFrom('rate_windows').select('bucket').execute()).toEqual([{ bucket: 'one' }]);
  expect(['off', 1]).toContain(inside);
  for (let turn = 0; turn < 10; turn += 1) expect(await setting(store.db)).toBe(before);
});

test('an error inside is thrown, and commits wait again', async () => {
  const before = await setting(store.db);
  const failing = withoutWaiting(store.db, async (connection, unsynced) => {
    await count(connection).returning(unsynced).execute();
    await count(connection).returning(unsynced).execute();
  });
  await expect(failing).rejects.toThrow(/unique/i);
  for (let turn = 0; turn < 10; turn += 1) expect(await setting(store.db)).toBe(before);
});
