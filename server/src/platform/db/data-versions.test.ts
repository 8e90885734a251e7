import { checkout } from '../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../test/support/stock-shop';
import { raiseDataVersion } from './counters';
import { raisingStockVersion, type VersionReader } from './data-versions';
import { openDatabase } from './open-database';
import { openVersionReader } from './open-version-reader';
import { inTransaction } from './transaction';

let server: TestServer;
let reader: VersionReader;
beforeEach(async () => {
  server = await startTestServer();
  reader = await openVersionReader(server.env);
});
afterEach(async () => {
  await reader.close();
  await server.close();
});

const versions = async () => reader.read();
const order = (_id: string, quantity: number, itemType: 'product' | 'closet') =>
  server.guest().call('placeGuestOrder', checkout([{ _id, quantity, itemType }]));

test('a closet order raises the stock version; only the last piece raises the data version', async () => {
  const coat = await storeClosetItem(server.db, { name: 'Coat', stock: 3 });
  await order(coat, 1, 'closet');
  expect(await versions()).toEqual({ data: 0, stock: 1 });
  await order(coat, 2, 'closet');
  expect(await versions()).toEqual({ data: 1, stock: 2 });
});

test('a refused order and a cafe order raise no version', async () => {
  const coat = await storeClosetItem(server.db, { name: 'Coat', stock: 1 });
  expect((await order(coat, 2, 'closet')).status).toBe(409);
  await order(await storeProduct(server.db, { name: 'Latte' }), 1, 'product');
  expect(await versions()).toEqual({ data: 0, stock: 0 });
});

test('concurrent orders of many items all raise the version and do not deadlock', async () => {
  const items = await Promise.all(
    ['Coat', 'Cap', 'Belt'].map((name) => storeClosetItem(server.db, { name, stock: 50 })),
  );
  const placed = await Promise.all(
    Array.from({ length: 12 }, (_, index) => order(items[index % 3] ?? '', 1, 'closet')),
  );
  expect(placed.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await versions()).toEqual({ data: 0, stock: 12 });
});

test('a committed change is read at once from any connection; an uncommitted one never', async () => {
  const another = await openDatabase(server.env);
  try {
    for (const db of [server.db, another]) await inTransaction(db, raiseDataVersion);
    expect(await versions()).toEqual({ data: 2, stock: 0 });
    const rolledBack = inTransaction(another, async (tx) => {
      await raiseDataVersion(tx);
      await raisingStockVersion(tx).execute();
      expect(await versions()).toEqual({ data: 2, stock: 0 });
      throw new Error('taken back');
    });
    await expect(rolledBack).rejects.toThrow('taken back');
    expect(await versions()).toEqual({ data: 2, stock: 0 });
  } finally {
    await another.destroy();
  }
});

test('versions can be read during a transaction of the same process', async () => {
  await inTransaction(server.db, async (tx) => {
    await raiseDataVersion(tx);
    expect(await versions()).toEqual({ data: 0, stock: 0 });
  });
  expect(await versions()).toEqual({ data: 1, stock: 0 });
});
