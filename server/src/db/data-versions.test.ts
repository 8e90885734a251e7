import { checkout } from '../../test/support/checkout';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../test/support/stock-shop';
import { readDataVersions } from './data-versions';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const versions = () => readDataVersions(server.db);
const order = (_id: string, quantity: number, itemType: 'product' | 'closet') =>
  server.guest().call('placeGuestOrder', checkout([{ _id, quantity, itemType }]));

test('an order of the closet raises the version of the stock; only the last piece makes all pages old', async () => {
  const coat = await storeClosetItem(server.db, { name: 'Coat', stock: 3 });
  await order(coat, 1, 'closet');
  expect(await versions()).toEqual({ data: 0, stock: 1 });
  await order(coat, 2, 'closet');
  expect(await versions()).toEqual({ data: 1, stock: 2 });
});

test('an order that is refused, and one of the cafe, make no page old', async () => {
  const coat = await storeClosetItem(server.db, { name: 'Coat', stock: 1 });
  expect((await order(coat, 2, 'closet')).status).toBe(409);
  await order(await storeProduct(server.db, { name: 'Latte' }), 1, 'product');
  expect(await versions()).toEqual({ data: 0, stock: 0 });
});

test('orders of many pieces at once are all counted, and none waits for another for ever', async () => {
  const items = await Promise.all(
    ['Coat', 'Cap', 'Belt'].map((name) => storeClosetItem(server.db, { name, stock: 50 })),
  );
  const placed = await Promise.all(
    Array.from({ length: 12 }, (_, index) => order(items[index % 3] ?? '', 1, 'closet')),
  );
  expect(placed.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await versions()).toEqual({ data: 0, stock: 12 });
});
