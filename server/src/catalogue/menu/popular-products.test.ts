import { checkout } from '../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { readDataVersion } from '../../platform/db/counters';
import { refreshPopularProducts } from './popular-products';

const DAY = 24 * 60 * 60 * 1000;
const NAMES = ['Latte', 'Momo', 'Chiya', 'Scone', 'Thukpa'] as const;

let server: TestServer;
let dishes: string[];
beforeEach(async () => {
  server = await startTestServer();
  dishes = [];
  for (const [position, name] of NAMES.entries())
    dishes.push(await storeProduct(server.db, { name, position }));
});
afterEach(() => server.close());

type Status = 'pending' | 'processing' | 'completed' | 'cancelled';

/** Places orders that hold so many pieces of each dish, and gives them a status. */
async function order(count: number, pieces: readonly number[], status: Status = 'completed') {
  const { client: staff } = await server.asAdmin();
  const { client } = await server.asCustomer(`Asha ${Math.random()}`);
  const items = pieces.flatMap((quantity, index) =>
    quantity > 0 ? [{ _id: dishes[index] ?? '', quantity }] : [],
  );
  for (let index = 0; index < count; index += 1) {
    const { body } = await client.call('placeOrder', checkout(items));
    await staff.call('changeOrderStatus', { params: { id: body.data._id }, body: { status } });
  }
}

const popular = async () =>
  (await server.guest().call('listPopularProducts', {})).body.data.map(({ name }) => name);
const count = () => refreshPopularProducts(server.db, server.clock.now);

test('C176: the four products sold most in accepted orders, and cached answers learn it', async () => {
  expect(await popular()).toEqual([]);
  await order(2, [1, 2, 3, 4, 1]);
  await order(1, [1, 2, 3, 4, 2], 'processing');
  await count();
  expect(await popular()).toEqual(['Scone', 'Chiya', 'Momo', 'Thukpa']);
  const version = await readDataVersion(server.db);
  await count();
  expect(await readDataVersion(server.db)).toBe(version);
});

test('C176: nothing while fewer than four products were in three orders', async () => {
  await order(3, [1, 1, 1]);
  await order(2, [0, 0, 0, 9, 9]);
  await count();
  expect(await popular()).toEqual([]);
});

test('C176: pending and cancelled orders, and orders of last week, do not count', async () => {
  await order(3, [9, 1, 1, 1, 1]);
  server.clock.now += 8 * DAY;
  await order(3, [9, 0, 0, 0, 0], 'pending');
  await order(3, [9, 0, 0, 0, 0], 'cancelled');
  await order(3, [0, 1, 2, 3, 4]);
  await count();
  expect(await popular()).toEqual(['Thukpa', 'Scone', 'Chiya', 'Momo']);
});

test('C176: what is sold out or for tables only is left out at once', async () => {
  await order(3, [5, 4, 3, 2, 1]);
  await count();
  const { client: staff } = await server.asAdmin();
  const change = async (index: number, name: string, value: string) => {
    const body = new FormData();
    body.append(name, value);
    await staff.send('updateProduct', { params: { id: dishes[index] ?? '' }, body });
  };
  await change(0, 'soldOut', 'true');
  expect(await popular()).toEqual(['Momo', 'Chiya', 'Scone', 'Thukpa']);
  await change(1, 'ugage', 'disable');
  expect(await popular()).toEqual([]);
});
