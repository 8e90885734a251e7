import { undoOffers } from '../../../../test/support/before-offers';
import { checkout } from '../../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../../test/support/stock-shop';
import { readSameSums, readTableSums, tableNames } from '../../../operations/table-sums';
import { migrate } from '../migrate';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('C278: the step keeps every row and sum, and orders answer as before', async () => {
  const latte = await storeProduct(server.db, { price_paisa: 210_50 });
  const shirt = await storeClosetItem(server.db);
  const [{ client }, staff] = [await server.asCustomer(), await server.asAdmin()];
  await client.call(
    'placeOrder',
    checkout([
      { _id: latte, quantity: 3 },
      { _id: shirt, type: 'closet' },
    ]),
  );
  const orders = async () => (await staff.client.call('listOrders', {})).body.data;
  const was = await orders();
  const older = tableNames.filter((name) => name !== 'coupons' && name !== 'migrations');
  const isNew = (column: string) => /^(happy_|coupon_)/.test(column);
  const before = (await readTableSums(server.db, older)).map(({ sums, ...rest }) => ({
    ...rest,
    sums: Object.fromEntries(Object.entries(sums).filter(([column]) => !isNew(column))),
  }));

  await undoOffers(server.db);
  expect(await readSameSums(server.db, before)).toEqual(before);
  await migrate(server.db, () => 0);

  expect(await readSameSums(server.db, before)).toEqual(before);
  const { sums } = (await readTableSums(server.db, ['orders']))[0] ?? {};
  expect(sums).toMatchObject({ happy_paisa: 0, coupon_paisa: 0 });
  expect(await orders()).toEqual(was);
});
