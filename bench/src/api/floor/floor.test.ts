import { sql } from 'kysely';
import LibsqlDatabase from 'libsql';
import { seedLarge } from '../../../../server/src/operations/large/seed-large';
import { readTableSums, tableNames } from '../../../../server/src/operations/table-sums';
import type { Database } from '../../../../server/src/platform/db/database';
import { withKey } from '../../../../server/test/support/checkout';
import { startTestServer, type TestServer } from '../../../../server/test/support/start-test-server';
import { guestCheckouts, newPhone, PHONE_MARK } from '../orders';
import { type OrderTemplate, placeTemplate, readTemplate } from './order-template';
import { openRaw, type RawDatabase } from './raw-database';
import { writeOrder } from './write-order';

/** Counters of rate limits belong to a request, not to its order. */
const TABLES = tableNames.filter((table) => table !== 'rate_windows');

const LANES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Without an address for mails: how many orders of one address are mailed is limited. */
const newCheckout = () =>
  JSON.parse(
    JSON.stringify(guestCheckouts[0])
      .replace(PHONE_MARK, newPhone)
      .replace(/guest0@[\w.]+/, ''),
  );

let server: TestServer;
let raw: RawDatabase;
beforeEach(async () => {
  server = await startTestServer({ rateLimit: true });
  const sizes = { products: 90, closetItems: 3, customers: 2, orders: 2 };
  await seedLarge(server.db, sizes, server.clock.now, () => {});
  raw = await openRaw({ dataDir: server.env.dataDir, databaseUrl: server.env.databaseUrl }, 2);
});
afterEach(async () => {
  await raw.close();
  await server.close();
});

async function orderOverHttp(): Promise<string> {
  const answer = await server.guest().call('placeGuestOrder', { body: newCheckout() }, withKey());
  expect(answer.status).toBe(200);
  return answer.body.data._id;
}

/** Fills every row that an order chooses by chance, so that another one adds to it and inserts none. */
async function fillLanes(db: Database): Promise<void> {
  for (const lane of LANES) {
    const value = { name: `stock-version-${lane}`, value: 1 };
    await db
      .insertInto('counters')
      .values(value)
      .onConflict((row) => row.doNothing())
      .execute();
    await sql`insert into item_sums (days, first_day, item_type, item_id, lane, pieces, paisa)
      select distinct days, first_day, item_type, item_id, ${sql.lit(lane)}, 0, 0 from item_sums where true
      on conflict do nothing`.execute(db);
    await sql`insert into order_sums (day, hour, lane, orders, cafe_paisa, closet_paisa, happy_paisa, coupon_paisa,
      fee_paisa, points, total_paisa, paid_paisa, collected_paisa)
      select distinct day, hour, ${sql.lit(lane)}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 from order_sums where true
      on conflict do nothing`.execute(db);
  }
}

/** Returns how many rows each table has more after the work, and how much its sums have grown. */
async function growth(work: () => Promise<unknown>) {
  const before = await readTableSums(server.db, TABLES);
  await work();
  const after = await readTableSums(server.db, TABLES);
  return after.map(({ table, rows, sums }, index) => {
    const was = before[index];
    const grown = Object.entries(sums).map(([name, sum]) => [name, sum - (was?.sums[name] ?? 0)]);
    return [table, { rows: rows - (was?.rows ?? 0), ...Object.fromEntries(grown) }];
  });
}

const orderIds = async () =>
  (await server.db.selectFrom('orders').select('id').execute()).map(({ id }) => id);

/** Returns the rows without what is different in each order. */
function common({ order, lines, moves, key, audit, hourSums, itemSums }: OrderTemplate) {
  const text = JSON.stringify({ order, lines, moves, key, audit, hourSums, itemSums })
    .replaceAll(String(order.id), 'ID')
    .replaceAll(String(order.code), 'CODE')
    .replaceAll(String(order.code).toLowerCase(), 'code')
    .replaceAll(String(order.phone), 'PHONE')
    .replaceAll(/"(id|key|origin_key|payload_hash)":"[^"]+"/g, '"$1":"OWN"')
    .replaceAll(/"stock_after":\d+/g, '"stock_after":"OWN"');
  return JSON.parse(text);
}

test('C377: writes the same rows into the same tables as the shop', async () => {
  const { db, clock } = server;
  const template = await placeTemplate(db, newCheckout(), clock.now);
  // The first order over HTTP makes the shop's secret.
  await orderOverHttp();
  await fillLanes(db);
  let shopOrder = '';
  const shop = await growth(async () => {
    shopOrder = await orderOverHttp();
  });
  const before = await orderIds();
  const floor = await growth(() => raw.transact(1, writeOrder(template, raw.isConcurrent, clock.now)));
  expect(floor).toEqual(shop);
  expect(Object.fromEntries(shop)).toMatchObject({
    orders: { rows: 1 },
    order_lines: { rows: 3, quantity: 4 },
    closet_items: { rows: 0, stock: -1 },
    item_sums: { rows: 0, pieces: 8 },
  });

  const [floorOrder = ''] = (await orderIds()).filter((id) => !before.includes(id));
  const [stored, wanted] = [
    await readTemplate(db, floorOrder, clock.now),
    await readTemplate(db, shopOrder, clock.now),
  ];
  expect(common(stored)).toEqual(common(wanted));
  expect(stored.moves[0]?.stock_after).toBe(Number(wanted.moves[0]?.stock_after) - 1);
});

test('takes no piece that is not there', async () => {
  const { db, clock } = server;
  const template = await placeTemplate(db, newCheckout(), clock.now);
  await db.updateTable('closet_items').set({ stock: 0 }).execute();
  await expect(raw.transact(0, writeOrder(template, raw.isConcurrent, clock.now))).rejects.toThrow(
    'sold out',
  );
});

test('C377: on SQLite orders that wait share a commit, at most 32, and one that fails takes none along', async () => {
  if (raw.isConcurrent) return;
  const { db, clock } = server;
  const template = await placeTemplate(db, newCheckout(), clock.now);
  await db.updateTable('closet_items').set({ stock: 40 }).execute();
  const write = () => raw.transact(0, writeOrder(template, false, clock.now));
  const executed = jest.spyOn(LibsqlDatabase.prototype, 'exec');
  const before = (await orderIds()).length;
  await Promise.all(Array.from({ length: 40 }, write));
  const commits = executed.mock.calls.filter(([text]) => text === 'commit').length;
  executed.mockRestore();
  expect([commits, (await orderIds()).length - before]).toEqual([2, 40]);
  const cafeOnly = { ...template, moves: [] };
  const ends = await Promise.allSettled([write(), raw.transact(0, writeOrder(cafeOnly, false, clock.now))]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect((await orderIds()).length - before).toBe(41);
});

test('C377: waits for the disk as the shop does', async () => {
  const setting = raw.isConcurrent ? 'show synchronous_commit' : 'pragma synchronous';
  const { rows } = await sql.raw(setting).execute(server.db);
  expect(rows).toHaveLength(1);
  expect(await raw.run({ sql: setting, values: [] })).toEqual(rows);
});
