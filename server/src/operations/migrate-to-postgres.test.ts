import { sql } from 'kysely';
import { awardPoints, checkout } from '../../test/support/checkout';
import { storeCoupon } from '../../test/support/offers';
import { storePerson } from '../../test/support/people';
import { startTestServer } from '../../test/support/start-test-server';
import { storePlace, storeProduct } from '../../test/support/stock-shop';
import { storeCellItem } from '../../test/support/stored-cells';
import { storeOptions } from '../../test/support/stored-options';
import { openTestDatabase, type TestDatabase } from '../../test/support/test-database';
import type { Database } from '../platform/db/database';
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
  // A merge of accounts leads an older friend to a newer account, far behind (C302).
  for (let count = 0; count < 120; count += 1) await storePerson(db, { role: 'customer', now: 6 });
  const newest = await storePerson(db, { role: 'customer', now: 7 });
  await db.updateTable('users').set({ referred_by: newest.id }).where('id', '=', referrer.id).execute();
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
  expect(await target.db.selectFrom('users').selectAll().execute()).toHaveLength(123);
  const led = target.db.selectFrom('users').select('id').where('referred_by', 'is not', null);
  expect(await led.execute()).toHaveLength(2);
  await expect(copyDatabase(source, target.db, now)).rejects.toThrow('is not empty');
  await source.destroy();
});

/** An embedded shop with an order that has options, cells, a coupon and a payment, and with a saved address. */
async function fillWithOrder(): Promise<void> {
  const db = await openDatabase({ dataDir: dataDir(), databaseUrl: null });
  await migrate(db, now);
  const database = { db, dataDir: dataDir(), databaseUrl: null, close: () => db.destroy() };
  const server = await startTestServer({}, { database });
  const latte = await storeProduct(db, await storeOptions(db, ['Large', 'Oat milk']));
  const coat = await storeCellItem(db, { black: 3, red: 2 });
  const { name } = await storePlace(db, 'Lakeside', 50_00);
  await db.updateTable('locations').set({ minimum_paisa: 100_00, free_from_paisa: 9_000_00 }).execute();
  const couponCode = await storeCoupon(db, { per_person: 2, valid_until: '2027-01-01' });
  const wallet = {
    id: 'esewa',
    active: 1,
    account_name: 'Asha',
    wallet_id: '9841234567',
    version: 1,
  } as const;
  await db.insertInto('payment_settings').values(wallet).execute();
  const { client } = await server.asCustomer();
  const contact = { name: 'Home', fullName: 'Asha', phone: '9841234567', address: 'Lakeside 6' };
  await client.call('addAddress', { body: { ...contact, place: name } });
  const lines = [
    { _id: latte, quantity: 2 },
    { _id: coat, type: 'closet' as const, selectedSize: 'M', selectedColor: 'Black' },
  ];
  const about = { couponCode, paymentMethod: 'esewa', deliveryLocation: name, deliveryOption: name } as const;
  const { body } = await client.call('placeOrder', checkout(lines, about));
  const params = { code: body.data.code ?? '' };
  await client.call('submitPayment', { params, body: { transactionNumber: 'ABC-123' } });
  await server.close();
}

/** Tables that came with options, cells, offers, saved addresses and wallets, and those that have new columns. */
const NEW = [
  ...['option_groups', 'closet_cells', 'stock_events', 'coupons', 'saved_addresses', 'payment_settings'],
  ...['products', 'locations', 'orders', 'order_lines'],
] as const;

async function rowsIn(db: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
  return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
}

test('options, cells, coupons, addresses and payments are copied with every value', async () => {
  await fillWithOrder();
  const source = await openDatabase({ dataDir: dataDir(), databaseUrl: null });
  await copyDatabase(source, target.db, now);
  for (const table of NEW) {
    const rows = await rowsIn(source, table);
    expect([table, rows.length]).not.toEqual([table, 0]);
    expect(await rowsIn(target.db, table)).toEqual(rows);
  }
  const [order] = await target.db.selectFrom('orders').selectAll().execute();
  expect(order).toMatchObject({ payment_status: 'submitted', payment_method: 'esewa', coupon_percent: 10 });
  await source.destroy();
});

test('the error names a folder without a database', async () => {
  const gone = migrateToPostgres({ dataDir: dataDir(), databaseUrl: 'postgres://127.0.0.1:1/x', now });
  await expect(gone).rejects.toThrow('There is no embedded database');
});
