import { awardPoints, checkout } from '../../test/support/checkout';
import { storeCoupon, storeHappyHours } from '../../test/support/offers';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storePlace, storeProduct } from '../../test/support/stock-shop';
import { startWalletShop } from '../../test/support/wallet-shop';
import { inTransaction } from '../platform/db/transaction';
import { checkSums } from '../reports/recount-sums';
import { applySums } from './apply-sums';
import { selectLines } from './order-with-lines';

type Status = 'pending' | 'processing' | 'completed' | 'cancelled';

const TODAY = '2026-11-20';
const NOTHING = {
  orders: 0,
  takings: 0,
  collected: 0,
  paidByWallet: 0,
  cafe: 0,
  closet: 0,
  happyHours: 0,
  coupons: 0,
  deliveryFees: 0,
  pointsRedeemed: 0,
};

let server: TestServer;
let staff: SignedIn;
let latte: string;
beforeEach(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
  latte = await storeProduct(server.db, { name: 'Latte' });
});
afterEach(async () => {
  const wrong = await checkSums(server.db);
  await server.close();
  // Whatever a test does, the sums are what a recount of the orders says.
  expect(wrong).toEqual([]);
});

const report = async (from = TODAY, to = from) =>
  (await staff.client.call('getSalesReport', { query: { from, to } })).body.data;
const setStatus = async (id: string, status: Status, cancelReason?: string) =>
  staff.client.call('changeOrderStatus', {
    params: { id },
    body: { status, ...(cancelReason && { cancelReason }) },
  });

/** Makes it noon of a day in Nepal, with somebody of the staff who signed in by then. */
async function goTo(day: string): Promise<void> {
  server.clock.now = Date.parse(`${day}T12:00:00+05:45`);
  staff = await server.asAdmin();
}

async function order(phone = '9841234567', email = ''): Promise<{ id: string; code: string; key: string }> {
  const { body } = await server
    .guest()
    .call('placeGuestOrder', checkout([{ _id: latte }], {}, { phone, email }));
  const { _id: id, code = '', key = '' } = body.data;
  return { id, code, key };
}

describe('C285: the takings', () => {
  test('have goods after happy hours, discounts, fee and points of an order, and lose them when it is cancelled', async () => {
    const hour = { category: 'coffee', days: [5], from: '00:00', until: '24:00', percent: 10, active: true };
    await storeHappyHours(server.db, [hour]);
    await storePlace(server.db, 'Lakeside', 80_00);
    const couponCode = await storeCoupon(server.db, { percent: null, amount_paisa: 50_00 });
    const shirt = await storeClosetItem(server.db);
    const { client, person } = await server.asCustomer();
    await awardPoints(server.db, person.id, 20, server.clock.now);
    const items = [
      { _id: latte, quantity: 3 },
      { _id: shirt, type: 'closet' as const, quantity: 2 },
    ];
    const about = { couponCode, deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' };
    const { body } = await client.call('placeOrder', checkout(items, about, { points: 20 }));
    const placed = {
      orders: 1,
      takings: 270 + 2000 - 50 + 80 - 20,
      collected: 0,
      paidByWallet: 0,
      cafe: 270,
      closet: 2000,
      happyHours: 30,
      coupons: 50,
      deliveryFees: 80,
      pointsRedeemed: 20,
    };
    const { now, items: sold } = await report();
    expect(now.total).toEqual(placed);
    expect(now.hours[12]).toEqual({ hour: 12, ...placed });
    expect(sold.cafe.top).toEqual([{ _id: latte, name: 'Latte', pieces: 3, takings: 270 }]);
    expect(sold.closet.top).toMatchObject([{ _id: shirt, pieces: 2, takings: 2000 }]);
    await setStatus(body.data._id, 'completed');
    expect((await report()).now.total).toEqual({ ...placed, collected: placed.takings });
    await setStatus(body.data._id, 'cancelled');
    const after = await report();
    expect(after.now.total).toEqual(NOTHING);
    expect([after.items.cafe.top, after.items.closet.top]).toEqual([[], []]);
  });

  test('have what a wallet paid once staff found it, at most the total', async () => {
    const shop = await startWalletShop();
    const total = async () => {
      const { body } = await shop.staff.call('getSalesReport', { query: { from: TODAY, to: TODAY } });
      const { takings, paidByWallet, collected } = body.data.now.total;
      return [takings, paidByWallet, collected];
    };
    const paid = await shop.order(undefined, 2);
    await shop.pay(paid, 'ABC12345');
    expect(await total()).toEqual([421, 0, 0]);
    const params = { id: paid.id };
    await shop.staff.call('answerPayment', { params, body: { found: true } });
    expect(await total()).toEqual([421, 421, 421]);
    const [line] = (await shop.staff.call('listOrders', {})).body.data[0]?.item ?? [];
    const edit = async (quantity: number) => {
      const items = [{ productId: line?.productId ?? '', quantity }];
      await shop.staff.call('updateOrder', { params, body: { items } });
    };
    await edit(1);
    expect(await total()).toEqual([210.5, 210.5, 210.5]);
    await edit(3);
    expect(await total()).toEqual([631.5, 421, 421]);
    await shop.staff.call('answerPayment', { params, body: { found: false } });
    expect(await total()).toEqual([631.5, 0, 0]);
    expect(await checkSums(shop.db)).toEqual([]);
    await shop.close();
  });

  test('leave an order at a table out until staff trust it; nobody is a customer by it', async () => {
    const body = { tableNumber: '7', items: [{ _id: latte }] };
    const placed = await server.guest().call('placeTableOrder', { body });
    expect(await report()).toMatchObject({ now: { total: NOTHING }, notSold: [] });
    await staff.client.call('confirmTableOrder', { params: { id: placed.body.data._id }, body: {} });
    expect(await report()).toMatchObject({
      now: { total: { orders: 1, takings: 100 } },
      customers: { ordered: 0, new: 0 },
    });
  });
});

test('C285: the report counts lost orders by who ended them and why, until they are deleted or start again', async () => {
  const [refused, given, own] = [await order(), await order(), await order()];
  await setStatus(refused.id, 'cancelled', 'No gas today');
  await setStatus(given.id, 'processing');
  await setStatus(given.id, 'cancelled');
  const cancel = { params: { code: own.code }, body: { key: own.key } };
  await server.guest().call('cancelOwnOrder', cancel);
  const { notSold, now } = await report();
  expect(now.total).toEqual(NOTHING);
  const one = { orders: 1, amount: 100 };
  expect(notSold).toHaveLength(3);
  expect(notSold).toEqual(
    expect.arrayContaining([
      { kind: 'refused', reason: 'No gas today', ...one },
      { kind: 'shop', reason: '', ...one },
      { kind: 'customer', reason: '', ...one },
    ]),
  );
  await staff.client.call('deleteOrder', { params: { id: refused.id } });
  await setStatus(given.id, 'pending');
  expect((await report()).notSold).toEqual([{ kind: 'customer', reason: '', ...one }]);
});

describe('C285: who is a new customer', () => {
  const FIRST = '2026-11-18';
  const SECOND = '2026-11-19';
  const customers = async (from: string, to = from) => (await report(from, to)).customers;

  test('follows what is left of the days on which a person ordered', async () => {
    await goTo(FIRST);
    const first = await order();
    await goTo(SECOND);
    const second = await order();
    await goTo(TODAY);
    await order();
    expect([await customers(FIRST), await customers(SECOND), await customers(TODAY)]).toEqual([
      { ordered: 1, new: 1 },
      { ordered: 1, new: 0 },
      { ordered: 1, new: 0 },
    ]);
    expect(await customers(SECOND, TODAY)).toEqual({ ordered: 1, new: 0 });
    await setStatus(second.id, 'cancelled');
    expect([await customers(SECOND), await customers(TODAY)]).toEqual([
      { ordered: 0, new: 0 },
      { ordered: 1, new: 0 },
    ]);
    await setStatus(first.id, 'cancelled');
    expect(await customers(TODAY)).toEqual({ ordered: 1, new: 1 });
    await setStatus(second.id, 'pending');
    expect([await customers(SECOND, TODAY), await customers(TODAY)]).toEqual([
      { ordered: 1, new: 1 },
      { ordered: 1, new: 0 },
    ]);
  });

  test('counts several orders of a day once, until the last of them is cancelled', async () => {
    const [one, other] = [await order(), await order()];
    await order('9841000002');
    expect(await customers(TODAY)).toEqual({ ordered: 2, new: 2 });
    await setStatus(one.id, 'cancelled');
    expect(await customers(TODAY)).toEqual({ ordered: 2, new: 2 });
    await setStatus(other.id, 'cancelled');
    expect(await customers(TODAY)).toEqual({ ordered: 1, new: 1 });
  });

  test('knows an account whatever phone it gives, and the account that keeps the order of a guest', async () => {
    const asha = await server.asCustomer();
    const place = (phone: string) =>
      asha.client.call('placeOrder', checkout([{ _id: latte }], {}, { phone }));
    await goTo(FIRST);
    const { code, key } = await order('9841000001', asha.person.email);
    await goTo(SECOND);
    await place('9841000002');
    await goTo(TODAY);
    await place('9841000003');
    expect([await customers(SECOND), await customers(TODAY)]).toEqual([
      { ordered: 1, new: 1 },
      { ordered: 1, new: 0 },
    ]);
    const { otp } = (await asha.client.call('requestAccountOtp', {})).body.data;
    const kept = await asha.client.call('keepOrder', { params: { code }, body: { key, otp } });
    expect(kept.status).toBe(200);
    expect([await customers(FIRST), await customers(SECOND)]).toEqual([
      { ordered: 1, new: 1 },
      { ordered: 1, new: 0 },
    ]);
  });
});

test('C285: an order that is removed leaves every sum', async () => {
  const sold = await order();
  const lost = await order();
  await setStatus(lost.id, 'cancelled');
  const orders = await server.db.selectFrom('orders').selectAll().execute();
  await inTransaction(server.db, async (tx) => {
    for (const each of orders)
      await applySums(tx, { order: each, lines: await selectLines(tx, [each.id]) }, null);
    await tx.deleteFrom('order_lines').execute();
    await tx.deleteFrom('orders').execute();
  });
  expect(orders.map(({ id }) => id).sort()).toEqual([sold.id, lost.id].sort());
  const { now, notSold, customers, items } = await report();
  expect([now.total, notSold, customers, items.cafe.top]).toEqual([NOTHING, [], { ordered: 0, new: 0 }, []]);
});
