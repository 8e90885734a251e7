import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import type { Tx } from './database';
import { runTogether } from './run-together';
import { inTransaction } from './transaction';

let store: TestDatabase;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.close());

const counter = (tx: Tx, name: string) => tx.insertInto('counters').values({ name, value: 1 });
const note = (tx: Tx, name: string) => tx.insertInto('meta').values({ name, value: 'x' });

async function stored() {
  const counters = await store.db
    .selectFrom('counters')
    .select('name')
    .where('name', 'like', 'own-%')
    .execute();
  const notes = await store.db.selectFrom('meta').select('name').where('name', 'like', 'own-%').execute();
  return [...counters, ...notes].map(({ name }) => name);
}

test('stores all writes, and nothing if there is none', async () => {
  await inTransaction(store.db, async (tx) => {
    await runTogether(tx, []);
    await runTogether(tx, [
      counter(tx, 'own-1'),
      note(tx, 'own-2'),
      sql`delete from meta where name = ${'x'}`,
    ]);
  });
  expect(await stored()).toEqual(['own-1', 'own-2']);
});

test('C392: one that fails leaves none of them', async () => {
  const failing = inTransaction(store.db, (tx) =>
    runTogether(tx, [counter(tx, 'own-1'), note(tx, 'own-2'), note(tx, 'own-2')]),
  );
  await expect(failing).rejects.toThrow(/unique/i);
  expect(await stored()).toEqual([]);
});

test('C392: runs them in their order, so that all transactions lock rows in the same one', async () => {
  const names = ['own-3', 'own-1', 'own-2'];
  await inTransaction(store.db, (tx) =>
    runTogether(
      tx,
      names.map((name) => note(tx, name)),
    ),
  );
  // Where a row was put, one after the other.
  const place = sql.ref(store.databaseUrl === null ? 'rowid' : 'ctid');
  const rows = await store.db
    .selectFrom('meta')
    .select('name')
    .where('name', 'like', 'own-%')
    .orderBy(place)
    .execute();
  expect(rows.map(({ name }) => name)).toEqual(names);
});
