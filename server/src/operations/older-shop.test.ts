import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { awardPoints, checkout } from '../../test/support/checkout';
import { HttpClient } from '../../test/support/http-client';
import { knownSums, type OlderDatabase, openOlderDatabase, rowsOf } from '../../test/support/older-database';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storePlace, storeProduct } from '../../test/support/stock-shop';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { type AboutBackup, backupNames } from './backup-files';
import { runPostgresTool } from './postgres-tool';
import { restore } from './restore';
import { readSameSums, readTableSums, type TableSums } from './table-sums';

/** The last step of a shop without options, cells, marks, mealtimes, offers, saved addresses and wallets. */
const BEFORE = '0025-sittings';

let server: TestServer;
let older: OlderDatabase;
let asha: SignedIn;
let staff: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  [asha, staff] = [await server.asCustomer(), await server.asAdmin()];
  await fillShop();
  older = await openOlderDatabase(BEFORE, server.db);
});
afterEach(async () => {
  await server.close();
  await older.close();
});

/** People, carts, orders in every state, points, stock, tables and settings. */
async function fillShop(): Promise<void> {
  const { db, clock } = server;
  const latte = await storeProduct(db, { name: 'Café “crème”', price_paisa: 210_50 });
  const tea = await storeProduct(db, { name: 'Chiya', category: 'Tea', pieces_left: 9 });
  const shirt = await storeClosetItem(db, { stock: 30, price_paisa: 5_100_00 });
  await storePlace(db, 'Lakeside', 50_00);
  await awardPoints(db, asha.person.id, 120, clock.now);
  const cart = { type: 'product', quantity: 2 } as const;
  await asha.client.call('addToCart', { params: { id: latte }, body: cart });
  const lines = [{ _id: latte, quantity: 3 }, { _id: tea }, { _id: shirt, type: 'closet' as const }];
  const lakeside = { deliveryLocation: 'Lakeside', deliveryOption: 'Lakeside' };
  for (const status of ['pending', 'processing', 'completed', 'cancelled'] as const) {
    clock.now += 60_000;
    const { body } = await asha.client.call('placeOrder', checkout(lines, lakeside, { points: 20 }));
    await staff.client.call('changeOrderStatus', { params: { id: body.data._id }, body: { status } });
  }
  await server.guest().call('placeGuestOrder', checkout([{ _id: latte }]));
  const table = { tableNumber: '4', items: [{ _id: tea }] };
  await server.guest().call('placeTableOrder', { body: table });
  const codes = await staff.client.call('listTableCodes', { query: { tables: '5' } });
  const tableCode = codes.body.data[0]?.code ?? '';
  await server.guest().call('openTable', { body: { tableNumber: '5', tableCode } });
  await staff.client.call('updateSettings', {
    body: { autoAccept: true, tables: [{ name: '4', seats: 2 }], departments: { Tea: 'bar' } },
  });
}

/** What customers and staff read in a shop. */
async function answersOf(shop: TestServer) {
  const as = ({ client }: SignedIn) => {
    const copy = new HttpClient(shop.baseUrl);
    for (const [name, value] of client.cookies) copy.cookies.set(name, value);
    return copy;
  };
  const [customer, admin] = [as(asha), as(staff)];
  return {
    cart: (await customer.call('getCart', {})).body.data,
    points: (await customer.call('getPoints', {})).body.data,
    own: (await customer.call('listMyOrders', { query: {} })).body.data,
    orders: (await admin.call('listOrders', { query: { limit: 100 } })).body.data,
    tables: (await admin.call('listTables', {})).body.data,
    menu: (await customer.call('listMenu', { query: {} })).body.data,
    closet: (await customer.call('listClosetItems', { query: {} })).body.data,
    places: (await customer.call('listLocations', {})).body.data,
    settings: (await customer.call('getSettings', {})).body.data,
  };
}

/** Counts and sums as the older program knew them. */
async function sumsBefore(): Promise<TableSums[]> {
  return readSameSums(older.db, knownSums(await readTableSums(server.db), older.columns));
}

/** Every row as the older program knew it, in an order of its own: a database has none. */
async function sortedRows(): Promise<readonly string[]> {
  const tables = [...(await rowsOf(older.db, older.columns))];
  return tables.flatMap(([table, rows]) => rows.map((row) => `${table} ${JSON.stringify(row)}`)).sort();
}

test('the steps after 0025 keep every row, count and sum, and the shop answers as before', async () => {
  const [sums, rows] = [await sumsBefore(), await sortedRows()];
  expect(sums.find(({ table }) => table === 'orders')).toMatchObject({ rows: 6 });
  expect(sums.filter(({ rows: count }) => count > 0).length).toBeGreaterThan(15);
  await migrate(older.db, () => 0);
  expect(await readSameSums(older.db, sums)).toEqual(sums);
  expect(await sortedRows()).toEqual(rows);
  const upgraded = await startTestServer({}, { database: { ...older, close: async () => {} } });
  upgraded.clock.now = server.clock.now;
  const answers = await answersOf(upgraded);
  await upgraded.close();
  expect(answers).toEqual(await answersOf(server));
  expect(answers.orders).toHaveLength(6);
});

/** Writes a backup as the older program made it. */
async function backUp(folder: string): Promise<TableSums[]> {
  const { db, databaseUrl } = older;
  await mkdir(folder);
  const tables = await sumsBefore();
  if (databaseUrl === null) await sql`vacuum into ${join(folder, backupNames.embedded)}`.execute(db);
  else {
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
    await runPostgresTool('pg_dump', databaseUrl, [
      ...['--format=custom', '--no-owner', '--no-privileges', `--table="${rows[0]?.name}".*`],
      `--file=${join(folder, backupNames.postgres)}`,
    ]);
  }
  const database = databaseUrl === null ? 'embedded' : 'postgres';
  const about: AboutBackup = { madeAt: '2026-11-20T06:15:00.000Z', database, tables };
  await writeFile(join(folder, backupNames.about), JSON.stringify(about));
  return tables;
}

test('a backup from before 0026 restores, and the next start brings it up to date with the same sums', async () => {
  const folder = join(older.dataDir, 'saved');
  const was = await backUp(folder);
  await older.empty();
  const shop = { dataDir: join(older.dataDir, 'new'), databaseUrl: older.databaseUrl };
  await restore(shop, folder);
  const db = await openDatabase(shop);
  await migrate(db, () => 0);
  const ended = ({ table }: TableSums) => table === 'sessions' || table === 'one_time_codes';
  const kept = was.filter((table) => !ended(table));
  expect(await readSameSums(db, kept)).toEqual(kept);
  expect(
    (await readTableSums(db, ['coupons', 'closet_cells', 'saved_addresses'])).map(({ rows }) => rows),
  ).toEqual([...[0, 0, 0]]);
  await db.destroy();
});
