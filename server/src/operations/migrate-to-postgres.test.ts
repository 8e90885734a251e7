import { awardPoints } from '../../test/support/checkout';
import { storePerson } from '../../test/support/people';
import { storeProduct } from '../../test/support/stock-shop';
import { openTestDatabase, type TestDatabase } from '../../test/support/test-database';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { copyDatabase, migrateToPostgres } from './migrate-to-postgres';

let target: TestDatabase;
beforeEach(async () => {
  target = await openTestDatabase();
});
afterEach(() => target.close());

const { dataDir, now } = { dataDir: () => `${target.dataDir}/old-shop`, now: () => 0 };

async function fillEmbedded(): Promise<void> {
  const db = await openDatabase({ dataDir: dataDir(), databaseUrl: null });
  await migrate(db, now);
  const [referrer, friend] = [
    await storePerson(db, { role: 'customer', now: 5 }),
    await storePerson(db, { role: 'customer', now: 2 }),
  ];
  await db.updateTable('users').set({ referred_by: referrer.id }).where('id', '=', friend.id).execute();
  await awardPoints(db, friend.id, 40, 7);
  for (let count = 0; count < 250; count += 1) await storeProduct(db, { price_paisa: count });
  await db.destroy();
}

test('copies every row of the embedded database; refuses a target with rows', async () => {
  await fillEmbedded();
  const source = await openDatabase({ dataDir: dataDir(), databaseUrl: null });
  const tables = await copyDatabase(source, target.db, now);
  expect(tables.find(({ table }) => table === 'products')).toEqual({
    table: 'products',
    rows: 250,
    sums: { price_paisa: (249 * 250) / 2 },
  });
  expect(await target.db.selectFrom('users').selectAll().execute()).toHaveLength(2);
  await expect(copyDatabase(source, target.db, now)).rejects.toThrow('is not empty');
  await source.destroy();
});

test('the error names a folder without a database', async () => {
  const gone = migrateToPostgres({ dataDir: dataDir(), databaseUrl: 'postgres://127.0.0.1:1/x', now });
  await expect(gone).rejects.toThrow('There is no embedded database');
});
