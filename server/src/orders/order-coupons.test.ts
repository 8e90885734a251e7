import { checkout } from '../../test/support/checkout';
import type { HttpClient } from '../../test/support/http-client';
import { storeCoupon } from '../../test/support/offers';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';

let server: TestServer;
let admin: HttpClient;
let latte: string;
beforeEach(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 200_00 });
});
afterEach(() => server.close());

/** Orders a latte; returns the order as staff see it. */
async function placed(couponCode?: string, phone = '9841234567') {
  const about = couponCode === undefined ? {} : { couponCode };
  const { status, body } = await server
    .guest()
    .call('placeGuestOrder', checkout([{ _id: latte }], about, { phone }));
  expect(status).toBe(200);
  const orders = (await admin.call('listOrders', { query: { limit: 100 } })).body.data;
  const order = orders.find(({ _id }) => _id === body.data._id);
  if (!order) throw new Error('no order');
  return order;
}

const setStatus = (id: string, status: 'cancelled' | 'processing') =>
  admin.send('changeOrderStatus', { params: { id }, body: { status } });

test.each([
  ['of a percentage follows the lines', { percent: 10 }, 40],
  ['of an amount stays that', { percent: null, amount_paisa: 30_00 }, 30],
])('C278: a coupon %s when staff edit an order', async (_, terms, discount) => {
  const code = await storeCoupon(server.db, terms);
  const order = await placed(code);
  const items = [{ ...order.item[0], quantity: 2 }];
  const { body } = await admin.send('updateOrder', { params: { id: order._id }, body: { items } });
  expect(body.data).toMatchObject({ coupon: { code, discount }, totalAmount: 400 - discount });
});

test('C275: an order counts again only while its coupon is not used up; without a coupon it always does', async () => {
  const code = await storeCoupon(server.db, { in_total: 1 });
  const [first, plain] = [await placed(code), await placed()];
  await setStatus(first._id, 'cancelled');
  await setStatus(plain._id, 'cancelled');
  const second = await placed(code, '9841234568');
  const refused = await setStatus(first._id, 'processing');
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({
      message: `The code ${code} of this order has been used up meanwhile`,
      data: { changes: [{ kind: 'offer', _id: null, name: code, was: 20, now: 0 }], totalAmount: null },
    }),
  ]);
  expect((await setStatus(plain._id, 'processing')).status).toBe(200);
  // An order that has its coupon keeps it, although the coupon is used up.
  expect((await setStatus(second._id, 'processing')).status).toBe(200);
  await setStatus(second._id, 'cancelled');
  expect((await setStatus(first._id, 'processing')).status).toBe(200);
});

test('C275: of a coupon for each person, the orders of others do not count', async () => {
  const code = await storeCoupon(server.db, { per_person: 1 });
  const first = await placed(code);
  await setStatus(first._id, 'cancelled');
  await placed(code, '9841234568');
  expect((await setStatus(first._id, 'processing')).status).toBe(200);
  await setStatus(first._id, 'cancelled');
  await placed(code);
  expect((await setStatus(first._id, 'processing')).status).toBe(409);
});

test('C275: an order that has its coupon keeps it through every change, also after staff lowered the limit', async () => {
  const code = await storeCoupon(server.db, { in_total: 2 });
  const [first, second] = [await placed(code), await placed(code, '9841234568')];
  await server.db.updateTable('coupons').set({ in_total: 1 }).execute();
  expect((await setStatus(first._id, 'processing')).status).toBe(200);
  expect((await setStatus(second._id, 'cancelled')).status).toBe(200);
  expect((await setStatus(second._id, 'processing')).status).toBe(409);
});
