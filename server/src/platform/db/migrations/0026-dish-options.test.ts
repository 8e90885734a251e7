import { undoOptions } from '../../../../test/support/before-options';
import { checkout } from '../../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../../test/support/stock-shop';
import { readTableSums, tableNames } from '../../../operations/table-sums';
import { migrate } from '../migrate';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const isOlder = (name: string) => name !== 'option_groups' && name !== 'migrations';
const sums = () => readTableSums(server.db, tableNames.filter(isOlder));

test('C256: the step keeps every row and sum, and carts and orders answer as before', async () => {
  const latte = await storeProduct(server.db, { price_paisa: 210_50 });
  const shirt = await storeClosetItem(server.db);
  const [{ client }, staff] = [await server.asCustomer(), await server.asAdmin()];
  const body = { quantity: 2, type: 'product' } as const;
  await client.call('addToCart', { params: { id: latte }, body });
  await client.call(
    'placeOrder',
    checkout([
      { _id: latte, quantity: 3 },
      { _id: shirt, type: 'closet' },
    ]),
  );
  const answers = async () => [
    (await client.call('getCart', {})).body.data,
    (await staff.client.call('listOrders', {})).body.data,
    (await client.call('getProduct', { params: { id: latte } })).body.data,
  ];
  const was = await answers();

  await undoOptions(server.db);
  const before = await sums();
  await migrate(server.db, () => 0);

  expect(await sums()).toEqual(before);
  expect(await answers()).toEqual(was);
  expect(was[0]).toMatchObject([{ quantity: 2, total: 421 }]);
});
