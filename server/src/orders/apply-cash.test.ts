import { awardPoints, checkout } from '../../test/support/checkout';
import { storeHappyHours } from '../../test/support/offers';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../test/support/stock-shop';
import { inTransaction } from '../platform/db/transaction';
import { applyCash } from './apply-cash';
import { selectLines } from './order-with-lines';

let server: TestServer;
let staff: SignedIn;
let latte: string;
beforeEach(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 100_00 });
  // The first closing, of an empty drawer: orders count from now on.
  await closePeriod(1);
});
afterEach(() => server.close());

const period = async () => (await staff.client.call('getCashPeriod', {})).body.data;
async function closePeriod(number: number) {
  const { expectedCash } = await period();
  const body = { number, day: '2026-11-20', expectedCash, countedCash: expectedCash, nextFloat: 0 };
  expect((await staff.client.send('closeCash', { body })).status).toBe(200);
}

async function sell(body: ReturnType<typeof checkout>, client = server.guest()): Promise<string> {
  const call = client.cookies.size > 0 ? 'placeOrder' : 'placeGuestOrder';
  const { data } = (await client.call(call, body)).body;
  const change = { params: { id: data._id }, body: { status: 'completed' as const } };
  await staff.client.call('changeOrderStatus', change);
  return data._id;
}

test('C310: the closet, happy hours and points of an order count beside its total', async () => {
  const hour = { category: 'coffee', days: [5], from: '00:00', until: '24:00', percent: 25, active: true };
  await storeHappyHours(server.db, [hour]);
  const shirt = await storeClosetItem(server.db, { price_paisa: 900_00 });
  const { client, person } = await server.asCustomer();
  await awardPoints(server.db, person.id, 15, server.clock.now);
  const items = [
    { _id: latte, quantity: 2 },
    { _id: shirt, type: 'closet' as const },
  ];
  await sell(checkout(items, {}, { points: 15 }), client);
  expect((await period()).sums).toMatchObject({
    orders: 1,
    total: 150 + 900 - 15,
    cash: 150 + 900 - 15,
    cafe: 150,
    closet: 900,
    happyHours: 50,
    points: 15,
  });
});

describe('C311: an order that is removed, as those of the demo are', () => {
  async function remove(id: string) {
    const order = await server.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await inTransaction(server.db, async (tx) => {
      const stored = { order, lines: await selectLines(tx, [id]) };
      await applyCash(tx, stored, null, { actor: 'system', at: server.clock.now });
    });
    return order;
  }

  test('no longer counts in the open period, and corrects none', async () => {
    await remove(await sell(checkout([{ _id: latte }])));
    expect(await period()).toMatchObject({ expectedCash: 0, sums: { orders: 0, total: 0, corrections: 0 } });
  });

  test('corrects the closed period in which it counted', async () => {
    const id = await sell(checkout([{ _id: latte, quantity: 2 }]));
    await closePeriod(2);
    const { code } = await remove(id);
    const { data } = (await staff.client.call('listCashCorrections', { query: { number: '3' } })).body;
    expect(data).toMatchObject([{ orderId: id, code, by: null, before: 200, after: null, cash: -200 }]);
  });

  test('changes nothing if it was never handed over', async () => {
    const { body } = await server.guest().call('placeGuestOrder', checkout([{ _id: latte }]));
    await remove(body.data._id);
    expect(await server.db.selectFrom('cash_entries').selectAll().execute()).toEqual([]);
  });
});
