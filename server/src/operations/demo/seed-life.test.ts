import { demoCatalogue } from '@storefront/demo/catalogue/demo-catalogue';
import { fillWithDemo } from '../../../test/support/demo-shop';
import { brokenLots } from '../../../test/support/ledger';
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import { findCompanions, refreshGoesWith } from '../../catalogue/goes-with/goes-with';
import { listPopularProducts, refreshPopularProducts } from '../../catalogue/menu/popular-products';
import { passwordFits } from '../../users/password-hash';
import { readTableSums } from '../table-sums';

/** Noon in Nepal. */
const NOW = Date.UTC(2026, 10, 23, 6, 15);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillWithDemo(database.db, NOW);
});
afterAll(() => database.close());

test('C198: the figures of the life are the same at each start', async () => {
  const tables = await readTableSums(database.db);
  const figures = Object.fromEntries(tables.map(({ table, rows, sums }) => [table, { rows, ...sums }]));
  expect(figures).toMatchObject({
    users: { rows: 40 },
    orders: { rows: 300, total_paisa: 389_235_00, redeemed_points: 2_760 },
    order_lines: { rows: 712, quantity: 954 },
    point_lots: { rows: 232, points: 6_227, remaining: 3_872 },
    demo_rows: { rows: 340 },
  });
  const statuses = await database.db
    .selectFrom('orders')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
  expect(Object.fromEntries(statuses.map(({ status, count }) => [status, Number(count)]))).toEqual({
    pending: 3,
    processing: 4,
    completed: 265,
    cancelled: 28,
  });
});

test('C206: the orders that are being made are at different steps, each with a promised time', async () => {
  const made = await database.db
    .selectFrom('orders')
    .select(['preparing_at', 'ready_at', 'promised_at'])
    .where('status', '=', 'processing')
    .orderBy('created_at')
    .execute();
  expect(made.map(({ preparing_at, ready_at }) => [preparing_at, ready_at].map((at) => at !== null))).toEqual(
    [
      [true, true],
      [true, false],
      [true, false],
      [false, false],
    ],
  );
  for (const { promised_at } of made) expect(promised_at).not.toBeNull();
});

test('C198: entries add up to their lots, and lots to what orders redeemed and earned', async () => {
  expect(await brokenLots(database.db)).toEqual([]);
  const entries = await database.db.selectFrom('point_entries').select(['kind', 'delta']).execute();
  const orders = await database.db.selectFrom('orders').selectAll().execute();
  const spent = entries.filter(({ kind }) => kind === 'redeem' || kind === 'refund');
  const redeemed = orders
    .filter(({ status }) => status !== 'cancelled')
    .map((order) => order.redeemed_points);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  expect(-sum(spent.map(({ delta }) => delta))).toBe(sum(redeemed));
  expect(sum(redeemed)).toBeGreaterThan(0);
});

test('C18, C198: some customers used the code of an earlier one, and first orders gave their bonuses', async () => {
  const users = await database.db.selectFrom('users').selectAll().execute();
  const completed = await database.db
    .selectFrom('orders')
    .select('user_id')
    .distinct()
    .where('status', '=', 'completed')
    .where('user_id', 'is not', null)
    .execute();
  const buyers = new Set(completed.map(({ user_id }) => user_id));
  const byId = new Map(users.map((user) => [user.id, user]));
  const referred = users.filter(({ referred_by }) => referred_by !== null);
  expect(referred.length).toBeGreaterThan(5);
  for (const { referred_by, created_at } of referred)
    expect(byId.get(referred_by ?? '')?.created_at).toBeLessThan(created_at);

  const lots = await database.db.selectFrom('point_lots').selectAll().where('points', '>', 0).execute();
  const owners = (kind: string) =>
    lots
      .filter((lot) => lot.kind === kind)
      .map(({ user_id }) => user_id)
      .sort();
  const friends = referred.filter(({ id }) => buyers.has(id));
  expect(friends.length).toBeGreaterThan(3);
  expect(owners('welcome-sign-up')).toEqual([...byId.keys()].sort());
  expect(owners('welcome-first-order')).toEqual([...buyers].sort());
  expect(owners('referral-friend')).toEqual(friends.map(({ id }) => id).sort());
  expect(owners('referral-referrer')).toEqual(friends.map(({ referred_by }) => referred_by).sort());
});

test('C198: the stock is as the catalogue has it', async () => {
  const items = await database.db.selectFrom('closet_items').select(['name', 'stock']).execute();
  const stocks = new Map(items.map(({ name, stock }) => [name, stock]));
  for (const { name, stock } of demoCatalogue.pieces) expect([name, stocks.get(name)]).toEqual([name, stock]);
  const sold = await database.db
    .selectFrom('order_lines')
    .select('id')
    .where('item_type', '=', 'closet')
    .execute();
  expect(sold.length).toBeGreaterThan(10);
});

test('C198: nobody of the demo can log in, and nobody gets a mail', async () => {
  const users = await database.db.selectFrom('users').selectAll().execute();
  for (const { password_hash, role } of users) {
    expect([password_hash, role]).toEqual(['', 'customer']);
    expect(await passwordFits(password_hash || null, '')).toBe(false);
  }
  expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('C176: the home page has popular dishes', async () => {
  await refreshPopularProducts(database.db, NOW);
  expect(await listPopularProducts(database.db)).toHaveLength(4);
});

test('C271: the demo has dishes that go well together', async () => {
  await refreshGoesWith(database.db, NOW);
  const latte = await database.db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Cafe latte')
    .executeTakeFirstOrThrow();
  expect(await findCompanions(database.db, 'product', [latte.id])).toHaveLength(1);
});
