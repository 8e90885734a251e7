import { sql } from 'kysely';
import { undoPayments } from '../../../../test/support/before-payments';
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

const OLDER = tableNames.filter((name) => name !== 'payment_settings' && name !== 'migrations');

test('C280, C282: the step keeps every row and sum; orders from before are paid in cash and answer as before', async () => {
  const latte = await storeProduct(server.db, { price_paisa: 210_50 });
  const shirt = await storeClosetItem(server.db);
  const [{ client }, staff] = [await server.asCustomer(), await server.asAdmin()];
  for (const quantity of [1, 3])
    await client.call(
      'placeOrder',
      checkout([
        { _id: latte, quantity },
        { _id: shirt, type: 'closet' },
      ]),
    );
  const answers = async () => [
    (await client.call('listMyOrders', { query: {} })).body.data,
    (await staff.client.call('listOrders', {})).body.data,
  ];
  const was = await answers();
  const all = await readTableSums(server.db, OLDER);

  await undoPayments(server.db);
  const before = all.map(({ sums: { payment_paisa: _, ...sums }, ...table }) => ({ ...table, sums }));
  await migrate(server.db, () => 0);

  expect(await readSameSums(server.db, before)).toEqual(before);
  expect(await answers()).toEqual(was);
  expect(was[1]).toMatchObject([
    { paymentMethod: 'cash', paymentStatus: 'unpaid', paidAmount: null },
    { paymentMethod: 'cash', paymentStatus: 'unpaid', paidAmount: null },
  ]);
});

test('the database itself refuses a method, a status and an amount that cannot be', async () => {
  await server.guest().call('placeGuestOrder', checkout([{ _id: await storeProduct(server.db) }]));
  for (const change of [
    sql`payment_method = 'cheque'`,
    sql`payment_status = 'perhaps'`,
    sql`payment_paisa = -1`,
  ])
    await expect(sql`update orders set ${change}`.execute(server.db)).rejects.toThrow();
});
