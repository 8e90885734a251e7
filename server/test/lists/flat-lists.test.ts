import { listCalls } from '../../src/operations/large/list-calls';
import { seedLarge } from '../../src/operations/large/seed-large';
import { listOrders } from '../../src/orders/list/list-orders';
import type { Reader } from '../../src/platform/db/database';
import { countWork } from '../support/count-work';
import { openTestDatabase, type TestDatabase } from '../support/test-database';

const NOW = Date.UTC(2026, 10, 20);
/** More rows than a search scans at the top of a list; then three times as many. */
const FEW = 2_000;
const MANY = 3 * FEW;

async function openShop(rows: number): Promise<TestDatabase> {
  const store = await openTestDatabase({ isAlone: true });
  const sizes = { products: rows, closetItems: rows, customers: rows, orders: rows };
  await seedLarge(store.db, sizes, NOW, () => {});
  return store;
}

let few: TestDatabase;
let many: TestDatabase;
beforeAll(async () => {
  few = await openShop(FEW);
  many = await openShop(MANY);
}, 120_000);
afterAll(async () => {
  await few.close();
  await many.close();
});

/** Tolerance: an index three times as long costs a few more steps. */
const SLACK = 1.1;

test.each(listCalls(NOW))('P33: %s does no more work with three times as many rows', async (_, call) => {
  const before = await countWork(few, call);
  const after = await countWork(many, call);
  expect(after).toBeLessThanOrEqual(before * SLACK + 10);
});

test('P33: a page beyond the largest offset is empty, without a query', async () => {
  const farDown = (db: Reader) => listOrders(db, { page: 100_000 }, NOW);
  expect(await farDown(many.db)).toEqual([]);
  expect(await countWork(many, farDown)).toBeLessThanOrEqual(10);
});

test('the measure detects a query that reads every row', async () => {
  const count = (db: Reader) =>
    db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll().as('all'))
      .where('deleted_at', 'is', null)
      .execute();
  const before = await countWork(few, count);
  expect(await countWork(many, count)).toBeGreaterThan(before * SLACK + 10);
});

test('C206, P33: open orders, oldest first, are found behind any number of closed ones', async () => {
  for (const { db } of [few, many])
    await db
      .updateTable('orders')
      .set({ status: 'completed' })
      .where('id', 'not in', (query) =>
        query.selectFrom('orders').select('id').orderBy('created_at', 'desc').limit(200),
      )
      .execute();
  const open = (db: Reader) => listOrders(db, { open: true }, NOW);
  expect((await open(many.db)).length).toBeGreaterThan(0);
  const before = await countWork(few, open);
  expect(await countWork(many, open)).toBeLessThanOrEqual(before * SLACK + 10);
});
