import { fillWithDemo } from '../../../test/support/demo-shop';
import { storePerson } from '../../../test/support/people';
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import type { Database } from '../../platform/db/database';
import { newId } from '../../platform/db/ids';
import { checkSums } from '../../reports/recount-sums';
import { readTableSums } from '../table-sums';
import { clearDemo } from './clear-demo';

const NOW = Date.UTC(2026, 10, 23, 6, 15);

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  await fillWithDemo(database.db, NOW);
});
afterEach(() => database.close());

const rowsOf = async (db: Database) =>
  Object.fromEntries((await readTableSums(db)).map(({ table, rows }) => [table, rows]));

/** Stores a copy of an order of the demo as a real one. */
async function placeBeside(db: Database, userId: string | null): Promise<string> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('kind', '=', 'guest')
    .limit(1)
    .executeTakeFirstOrThrow();
  const id = newId();
  await db
    .insertInto('orders')
    .values({ ...order, id, code: id.slice(0, 6), user_id: userId })
    .execute();
  const [line] = await db.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).execute();
  if (line)
    await db
      .insertInto('order_lines')
      .values({ ...line, id: newId(), order_id: id })
      .execute();
  return id;
}

const someoneWhoOrdered = (db: Database) =>
  db
    .selectFrom('users')
    .innerJoin('orders', 'orders.user_id', 'users.id')
    .select(['users.id', 'users.full_name'])
    .where('users.referred_by', 'is', null)
    .orderBy('users.created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('C198: removes the customers and orders of the demo; catalogue and stock stay', async () => {
  const { db } = database;
  const before = await readTableSums(db);
  expect(await clearDemo(db)).toEqual({ customers: 40, orders: 300, kept: [] });
  expect(await rowsOf(db)).toMatchObject({
    users: 0,
    orders: 0,
    order_lines: 0,
    point_lots: 0,
    point_entries: 0,
    audit: 0,
    demo_rows: 0,
  });
  const after = await readTableSums(db);
  for (const table of ['products', 'closet_items', 'locations'])
    expect(after.find((one) => one.table === table)).toEqual(before.find((one) => one.table === table));
  // C285: removed orders leave the sums of reports.
  expect(await checkSums(db)).toEqual([]);
  expect(await clearDemo(db)).toEqual({ customers: 0, orders: 0, kept: [] });
});

test('C198: a real customer and real orders placed beside stay as they are', async () => {
  const { db } = database;
  const person = await storePerson(db, { role: 'customer', now: NOW });
  const [own, guests] = [await placeBeside(db, person.id), await placeBeside(db, null)];
  expect(await clearDemo(db)).toEqual({ customers: 40, orders: 300, kept: [] });
  const orders = await db.selectFrom('orders').select('id').execute();
  expect(orders.map(({ id }) => id).sort()).toEqual([own, guests].sort());
  expect(await rowsOf(db)).toMatchObject({ users: 1, order_lines: 2 });
});

test('C198: keeps and names whom a real order or a real friend refers to, with all of their orders', async () => {
  const { db } = database;
  const buyer = await someoneWhoOrdered(db);
  const id = await placeBeside(db, buyer.id);
  const { customers, orders, kept } = await clearDemo(db);
  expect(kept).toContainEqual({
    kind: 'user',
    name: expect.stringContaining(buyer.full_name),
    because: `has order ${id.slice(0, 6)}, which is not of the demo`,
  });
  const ofKind = (kind: string) => kept.filter((row) => row.kind === kind).length;
  expect([customers + ofKind('user'), orders + ofKind('order')]).toEqual([40, 300]);
  expect(ofKind('order')).toBeGreaterThan(0);
  expect(await rowsOf(db)).toMatchObject({ users: ofKind('user'), orders: ofKind('order') + 1 });
  const ledger = await db.selectFrom('point_entries').select('id').where('user_id', '=', buyer.id).execute();
  expect(ledger.length).toBeGreaterThan(0);
});

test('C198: keeps the person of the demo whose code a real customer used', async () => {
  const { db } = database;
  const referrer = await someoneWhoOrdered(db);
  const friend = await storePerson(db, { role: 'customer', now: NOW });
  await db.updateTable('users').set({ referred_by: referrer.id }).where('id', '=', friend.id).execute();
  const { kept } = await clearDemo(db);
  expect(kept).toContainEqual({
    kind: 'user',
    name: expect.stringContaining(referrer.full_name),
    because: expect.stringMatching(/^referred .*, who is not of the demo$/),
  });
  await db.updateTable('users').set({ referred_by: null }).where('id', '=', friend.id).execute();
  expect((await clearDemo(db)).kept).toEqual([]);
  expect(await rowsOf(db)).toMatchObject({ users: 1, orders: 0 });
});

test('C198: an order of the demo that belongs to a real account now stays', async () => {
  const { db } = database;
  const person = await storePerson(db, { role: 'customer', now: NOW });
  const order = await db
    .selectFrom('orders')
    .select(['id', 'code'])
    .where('user_id', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('orders').set({ user_id: person.id }).where('id', '=', order.id).execute();
  expect(await clearDemo(db)).toEqual({
    customers: 40,
    orders: 299,
    kept: [{ kind: 'order', name: order.code, because: 'belongs to a real account' }],
  });
});
