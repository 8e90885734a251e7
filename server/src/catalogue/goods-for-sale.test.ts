import { storeClosetItem, storeProduct } from '../../test/support/stock-shop';
import { openTestDatabase, type TestDatabase } from '../../test/support/test-database';
import { recordAudit } from '../platform/db/audit';
import { inTransaction } from '../platform/db/transaction';
import { goodsForSale } from './goods-for-sale';

let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());

test('lists every item that a guest can see once, with the time of the last change by staff', async () => {
  const { db } = store;
  const plain = await storeProduct(db, { created_at: 100 });
  const edited = await storeProduct(db, { created_at: 100 });
  await storeProduct(db, { ugage: 'disable' });
  await storeProduct(db, { deleted_at: 5 });
  const coat = await storeClosetItem(db, { created_at: 300 });
  await inTransaction(db, async (tx) => {
    for (const at of [500, 900, 700])
      await recordAudit(tx, { at, actor: 'a', action: 'product.update', subject: edited });
  });

  const found = [];
  for await (const some of goodsForSale(db, async () => 0).read()) found.push(...some);
  expect(new Map(found.map(({ path, changedAt }) => [path, changedAt]))).toEqual(
    new Map([
      [`/single/${plain}`, 100],
      [`/single/${edited}`, 900],
      [`/csingle/${coat}`, 300],
    ]),
  );
  expect(found).toHaveLength(3);
});

test('continues after the first batch, and queries each batch once', async () => {
  const { db } = store;
  for (let count = 0; count < 5; count += 1) await storeClosetItem(db);
  const sizes = [];
  for await (const some of goodsForSale(db, async () => 0, 2).read()) sizes.push(some.length);
  expect(sizes).toEqual([2, 0, 2, 2, 2, 0]);
});
