import { openTestDatabase } from '../../../test/support/test-database';
import { listOrders } from '../../orders/list/list-orders';
import { readTableSums } from '../table-sums';
import { seedLarge } from './seed-large';

const SIZES = { products: 10, closetItems: 20, customers: 50, orders: 1000 };
const NOW = Date.UTC(2026, 10, 20);

test('seeds a thousandth of the large shop once, with the requested rows and progress', async () => {
  const store = await openTestDatabase();
  const progress: unknown[] = [];
  await seedLarge(store.db, SIZES, NOW, (...step) => progress.push(step));
  const tables = await readTableSums(store.db);
  const rows = Object.fromEntries(tables.map(({ table, rows: count }) => [table, count]));
  const again = seedLarge(store.db, SIZES, NOW, () => {});
  await expect(again).rejects.toThrow('seed an empty one');
  const [newest] = await listOrders(store.db, {}, NOW);
  await store.close();
  expect(rows).toMatchObject({ products: 10, closet_items: 20, users: 50, orders: 1000, order_lines: 2000 });
  expect(progress.at(-1)).toEqual(['orders', 1000, 1000]);
  expect(newest).toMatchObject({ createdAt: '2026-11-20T00:00:00.000Z', totalAmount: 300 });
});
