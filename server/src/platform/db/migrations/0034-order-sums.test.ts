import { undoReports } from '../../../../test/support/before-reports';
import { checkout } from '../../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../../test/support/stock-shop';
import { readSameSums, readTableSums, tableNames } from '../../../operations/table-sums';
import { checkSums } from '../../../reports/recount-sums';
import { migrate } from '../migrate';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const SUMS = ['order_sums', 'item_sums', 'lost_sums', 'person_days'] as const;

test('C285: the step fills the sums of the orders that there are, and keeps every other row', async () => {
  const latte = await storeProduct(server.db, { price_paisa: 210_50 });
  const shirt = await storeClosetItem(server.db);
  const staff = await server.asAdmin();
  const place = async (name: string) => {
    const { client } = await server.asCustomer(name);
    const items = [
      { _id: latte, quantity: 3 },
      { _id: shirt, type: 'closet' as const },
    ];
    return (await client.call('placeOrder', checkout(items))).body.data._id;
  };
  const orders = [await place('Asha'), await place('Bina'), await place('Chandra')];
  for (const [index, status] of (['completed', 'cancelled'] as const).entries())
    await staff.client.call('changeOrderStatus', { params: { id: orders[index] ?? '' }, body: { status } });
  const older = tableNames.filter((name) => name !== 'migrations' && !SUMS.some((sums) => sums === name));
  const before = await readTableSums(server.db, older);
  // Rows that fell to zero are not filled.
  const kept = await readTableSums(server.db, ['order_sums', 'lost_sums', 'person_days']);

  await undoReports(server.db);
  await migrate(server.db, () => 0);

  expect(await readSameSums(server.db, before)).toEqual(before);
  expect(await checkSums(server.db)).toEqual([]);
  const filled = await readTableSums(server.db, ['order_sums', 'lost_sums', 'person_days']);
  expect(filled.map(({ table, sums }) => [table, sums])).toEqual(
    kept.map(({ table, sums }) => [table, sums]),
  );
  expect(filled[0]?.sums).toEqual({ orders: 2, total_paisa: 2 * 1631_50, collected_paisa: 1631_50 });
  expect(filled[1]?.sums).toEqual({ orders: 1, paisa: 1631_50 });
  expect(filled[2]?.sums).toEqual({ orders: 2 });
});
