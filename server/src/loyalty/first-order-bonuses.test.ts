import { REFERRALS_PER_MONTH } from '@storefront/shared/rules/bonuses';
import { checkout } from '../../test/support/checkout';
import { ledgerSum } from '../../test/support/ledger';
import { storeReferral } from '../../test/support/people';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const refer = (friend: SignedIn, referrer: SignedIn) =>
  storeReferral(server.db, friend.person.id, referrer.person.id);

test('P45: a referrer gets points for at most ten friends in a calendar month; the friends always get theirs', async () => {
  const { client: admin } = await server.asAdmin();
  const referrer = await server.asCustomer();
  const water = await storeProduct(server.db, { price_paisa: 10_00 });
  const bring = async () => {
    const friend = await server.asCustomer();
    await refer(friend, referrer);
    const { body } = await friend.client.call('placeOrder', checkout([{ _id: water }]));
    const status = { status: 'completed' as const };
    await admin.call('changeOrderStatus', { params: { id: body.data._id }, body: status });
    return ledgerSum(server.db, friend.person.id);
  };
  for (let count = 1; count <= REFERRALS_PER_MONTH + 1; count += 1) expect(await bring()).toBe(80);
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
  for (let count = 0; count < 6; count += 1) {
    const friend = await server.asCustomer();
    await refer(friend, referrer);
    orders.push((await friend.client.call('placeOrder', checkout([{ _id: water }]))).body.data._id);
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
  async function placeOrder(by: SignedIn, water: string, phone = '9841234567') {
    const { client: admin } = await server.asAdmin();
    const { body } = await by.client.call('placeOrder', checkout([{ _id: water }], {}, { phone }));
    return (status: 'completed' | 'processing') =>
      admin.call('changeOrderStatus', { params: { id: body.data._id }, body: { status } });
  }

  test('are taken back with the last completed order, from the friend and the referrer', async () => {
    const [friend, referrer] = [await server.asCustomer(), await server.asCustomer()];
    await refer(friend, referrer);
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

  test('P45: are decided at the first order: a second one with another phone pays no referrer', async () => {
    const [friend, referrer] = [await server.asCustomer(), await server.asCustomer()];
    await refer(friend, referrer);
    const water = await storeProduct(server.db, { price_paisa: 10_00 });
    await placeOrder(referrer, water);
    await (await placeOrder(friend, water))('completed');
    server.clock.now += 60_000;
    await (await placeOrder(friend, water, '9800000001'))('completed');
    expect(await ledgerSum(server.db, friend.person.id)).toBe(30);
    expect(await ledgerSum(server.db, referrer.person.id)).toBe(0);
  });

  test('C303: are those of the friend alone once the referrer has deleted the account', async () => {
    const [friend, referrer] = [await server.asCustomer(), await server.asCustomer('Bina')];
    await refer(friend, referrer);
    const { client: admin } = await server.asAdmin();
    await admin.call('deleteCustomer', { params: { id: referrer.person.id }, body: { fullName: 'Bina' } });
    const set = await placeOrder(friend, await storeProduct(server.db, { price_paisa: 10_00 }));
    await set('completed');
    expect(await ledgerSum(server.db, friend.person.id)).toBe(80);
    expect(await ledgerSum(server.db, referrer.person.id)).toBe(0);
  });

  test('C302: move with a merged account, also beside its own ones, and are taken back with its order', async () => {
    const stays = await server.asCustomer();
    const [first, second] = [await server.asCustomer(), await server.asCustomer()];
    const { client: admin } = await server.asAdmin();
    const merge = ({ person }: typeof first) =>
      admin.call('mergeCustomers', { params: { id: stays.person.id }, body: { other: person.id } });
    const sum = () => ledgerSum(server.db, stays.person.id);
    const water = await storeProduct(server.db, { price_paisa: 10_00 });
    const set = await placeOrder(first, water);
    await set('completed');
    await merge(first);
    expect(await sum()).toBe(30);
    await set('processing');
    expect(await sum()).toBe(0);
    await set('completed');
    await (await placeOrder(second, water))('completed');
    expect((await merge(second)).status).toBe(200);
    expect(await sum()).toBe(60);
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
