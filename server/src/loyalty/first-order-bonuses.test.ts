import { REFERRALS_PER_MONTH } from '@storefront/shared/rules/bonuses';
import { checkout } from '../../test/support/checkout';
import { ledgerSum } from '../../test/support/ledger';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('P45: a referrer gets points for at most ten friends in a calendar month; the friends always get theirs', async () => {
  const { client: admin } = await server.asAdmin();
  const referrer = await server.asCustomer();
  const water = await storeProduct(server.db, { price_paisa: 10_00 });
  const bring = async () => {
    const { client, person } = await server.asCustomer();
    const referred = { referred_by: referrer.person.id };
    await server.db.updateTable('users').set(referred).where('id', '=', person.id).execute();
    const { body } = await client.call('placeOrder', checkout([{ _id: water }]));
    const status = { status: 'completed' as const };
    await admin.call('changeOrderStatus', { params: { id: body.data._id }, body: status });
    return ledgerSum(server.db, person.id);
  };
  for (let friend = 1; friend <= REFERRALS_PER_MONTH + 1; friend += 1) expect(await bring()).toBe(80);
  expect(await ledgerSum(server.db, referrer.person.id)).toBe(50 * REFERRALS_PER_MONTH);
  // Ten days on, it is 30 November in UTC and already 1 December in Kathmandu.
  server.clock.now = Date.UTC(2026, 10, 30, 18, 15);
  await bring();
  expect(await ledgerSum(server.db, referrer.person.id)).toBe(50 * (REFERRALS_PER_MONTH + 1));
});

test('C18, P40: concurrent first orders of several friends each credit their referrer', async () => {
  const { client: admin } = await server.asAdmin();
  const referrer = await server.asCustomer();
  const water = await storeProduct(server.db, { price_paisa: 10_00 });
  const orders: string[] = [];
  for (let friend = 0; friend < 6; friend += 1) {
    const { client, person } = await server.asCustomer();
    const referred = { referred_by: referrer.person.id };
    await server.db.updateTable('users').set(referred).where('id', '=', person.id).execute();
    orders.push((await client.call('placeOrder', checkout([{ _id: water }]))).body.data._id);
  }
  const status = { status: 'completed' as const };
  const answers = await Promise.all(
    orders.map((id) => admin.call('changeOrderStatus', { params: { id }, body: status })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
  expect(await ledgerSum(server.db, referrer.person.id)).toBe(300);
});

describe('C18, P44: the bonuses of a first order', () => {
  /** Places an order of water; returns how staff set its status. */
  async function placeOrder(by: Awaited<ReturnType<TestServer['asCustomer']>>, water: string) {
    const { client: admin } = await server.asAdmin();
    const { body } = await by.client.call('placeOrder', checkout([{ _id: water }]));
    return (status: 'completed' | 'processing') =>
      admin.call('changeOrderStatus', { params: { id: body.data._id }, body: { status } });
  }

  test('are taken back with the last completed order, from the friend and the referrer', async () => {
    const [friend, referrer] = [await server.asCustomer(), await server.asCustomer()];
    const referred = { referred_by: referrer.person.id };
    await server.db.updateTable('users').set(referred).where('id', '=', friend.person.id).execute();
    const water = await storeProduct(server.db, { price_paisa: 10_00 });
    const sums = async () => [
      await ledgerSum(server.db, friend.person.id),
      await ledgerSum(server.db, referrer.person.id),
    ];
    const first = await placeOrder(friend, water);
    const second = await placeOrder(friend, water);
    expect(await sums()).toEqual([0, 0]);
    await first('completed');
    await second('completed');
    expect(await sums()).toEqual([80, 50]);
    await first('processing');
    expect(await sums()).toEqual([80, 50]);
    await second('processing');
    expect(await sums()).toEqual([0, 0]);
    await second('completed');
    expect(await sums()).toEqual([80, 50]);
  });

  test('of a customer without a referrer are their own alone', async () => {
    const alone = await server.asCustomer();
    const set = await placeOrder(alone, await storeProduct(server.db, { price_paisa: 10_00 }));
    await set('completed');
    expect(await ledgerSum(server.db, alone.person.id)).toBe(30);
    await set('processing');
    expect(await ledgerSum(server.db, alone.person.id)).toBe(0);
  });
});
