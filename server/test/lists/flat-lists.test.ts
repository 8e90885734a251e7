import { createClosetService } from '../../src/closet/closet-service';
import type { Reader } from '../../src/db/database';
import { listOrders } from '../../src/orders/list-orders';
import { readMenuPage } from '../../src/products/menu-page';
import { createProductService } from '../../src/products/product-service';
import { seedLarge } from '../../src/upkeep/large/seed-large';
import { listCustomers, readUser } from '../../src/users/user-list';
import { countWork } from '../support/count-work';
import { openTestDatabase, type TestDatabase } from '../support/test-database';

const NOW = Date.UTC(2026, 10, 20);
/** More rows than a search looks through near the top of a list; then three times as many. */
const FEW = 2_000;
const MANY = 3 * FEW;

async function openShop(rows: number): Promise<TestDatabase> {
  const store = await openTestDatabase();
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

const orders = (query: Parameters<typeof listOrders>[1]) => (db: Reader) => listOrders(db, query);
const closet = (query: Parameters<ReturnType<typeof createClosetService>['list']>[0]) => (db: Reader) =>
  createClosetService(db).list(query);
const staffProducts = (query: { page?: number; search?: string }) => (db: Reader) =>
  createProductService(db).listForStaff(query);
const menuSearch = (text: string) => (db: Reader) => createProductService(db).search(text);
const customers = (query: { page?: number; search?: string }) => (db: Reader) =>
  listCustomers(db, query, NOW);

const calls: readonly (readonly [string, (db: Reader) => Promise<unknown>])[] = [
  ['order/get, newest', orders({})],
  ['order/get, page 150', orders({ page: 150 })],
  ['order/get, by status', orders({ status: 'completed', page: 20 })],
  ['order/get, of a status that few have', orders({ status: 'pending' })],
  ['order/get, since', orders({ since: new Date(NOW - 3_600_000).toISOString() })],
  ['order/get, a search that no order holds', orders({ search: 'nobody of this name' })],
  ['order/get, a search that many hold', orders({ search: 'asha' })],
  ['order/get, a search that one holds', orders({ search: 'customer1999@' })],
  ['order/get, a search for letters that all hold, never in this order', orders({ search: 'example.comc' })],
  ['product/getmenu', (db) => readMenuPage(db, {})],
  ['product/getmenu, page 40', (db) => readMenuPage(db, { page: 40 })],
  ['product/getmenu, one category', (db) => readMenuPage(db, { category: 'Momo' })],
  ['getallproducts, a text that no product holds', menuSearch('xyz')],
  ['getallproducts, a text that many hold', menuSearch('coffee')],
  ['getalladmin', staffProducts({})],
  ['getalladmin, page 200', staffProducts({ page: 200 })],
  ['getalladmin, a search that no product holds', staffProducts({ search: 'xyz' })],
  ['closet/getall', closet({})],
  ['closet/getall, page 40', closet({ page: 40 })],
  ['closet/getall, by name', closet({ division: 'closet', sort: 'name-desc' })],
  ['closet/getall, by price in a category', closet({ category: 'Men', sort: 'price-asc' })],
  ['closet/getall, of a brand', closet({ division: 'closet', brand: 'Himal' })],
  ['closet/getall, of a type', closet({ subtype: 'Hoodies' })],
  [
    'closet/getall, of a type and category',
    closet({ subtype: 'Shirts', category: 'Men', sort: 'price-desc' }),
  ],
  ['closet/getall, of a type that there is not', closet({ subtype: 'Skirts' })],
  ['closet/getall, a search that no item holds', closet({ search: 'xyz' })],
  ['user/getall', customers({})],
  ['user/getall, page 150', customers({ page: 150 })],
  ['user/getall, a search that no name holds', customers({ search: 'xyz' })],
  ['user/getall, a search that many names hold', customers({ search: 'asha' })],
  ['user/getuser', (db) => readUser(db, `u${'0'.repeat(22)}7`, NOW)],
];

/** An index that is three times as long is not more work, but for a step or two more on the way into it. */
const SLACK = 1.1;

test.each(calls)('P33: %s asks no more of a database with three times as many rows', async (_, call) => {
  const before = await countWork(few, call);
  const after = await countWork(many, call);
  expect(after).toBeLessThanOrEqual(before * SLACK + 10);
});

test('what counts every row is told from what does not', async () => {
  const count = (db: Reader) =>
    db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll().as('all'))
      .where('deleted_at', 'is', null)
      .execute();
  expect(await countWork(many, count)).toBeGreaterThan(2 * (await countWork(few, count)));
});
