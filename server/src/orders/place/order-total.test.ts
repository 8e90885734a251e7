import { checkout, withKey } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { storePlace, storeProduct } from '../../../test/support/stock-shop';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

const keys = () => shop.db.selectFrom('idempotency_keys').selectAll().execute();

test('C84, C85: a higher price is refused with the change and the right total; nothing is stored, not even the key', async () => {
  const headers = withKey();
  const order = checkout([{ _id: shop.latte, quantity: 2, price: 200 }], { totalAmount: 400 });
  const answer = await shop.guest().call('placeGuestOrder', order, headers);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    success: false,
    data: {
      changes: [{ kind: 'price', _id: shop.latte, name: 'Latte', was: 200, now: 210.5 }],
      totalAmount: 421,
    },
  });
  expect([await shop.orders(), await keys(), shop.notified]).toEqual([[], [], []]);
  const consented = checkout([{ _id: shop.latte, quantity: 2, price: 210.5 }], { totalAmount: 421 });
  expect((await shop.guest().call('placeGuestOrder', consented, headers)).status).toBe(200);
});

test('P3, P49: a forged total is refused with the right one', async () => {
  const { client } = await shop.asCustomer();
  for (const totalAmount of [0, 1, 210.49]) {
    const answer = await client.call('placeOrder', checkout([{ _id: shop.latte }], { totalAmount }));
    expect(answer.status).toBe(409);
    expect(answer.body.data).toMatchObject({ totalAmount: 210.5 });
  }
  expect(await shop.orders()).toEqual([]);
});

test('P14: a higher fee is listed as a change', async () => {
  await storePlace(shop.db, 'Lakeside', 80_00);
  const answer = await shop.guest().call(
    'placeGuestOrder',
    checkout([{ _id: shop.latte, price: 210.5 }], {
      deliveryLocation: 'Lakeside',
      deliveryOption: 'Lakeside',
      totalAmount: 260.5,
    }),
  );
  expect(answer.body.data).toEqual({
    changes: [{ kind: 'fee', _id: null, name: 'Lakeside', was: 50, now: 80 }],
    totalAmount: 290.5,
  });
});

test('C84: an order with a lower total succeeds and returns it; so does one without a total', async () => {
  const lower = await shop
    .guest()
    .call('placeGuestOrder', checkout([{ _id: shop.latte, price: 250 }], { totalAmount: 250 }));
  expect(lower.body.data).toMatchObject({ totalAmount: 210.5 });
  const absurd = checkout([{ _id: shop.latte, price: 1e300 }], { totalAmount: 1e300 });
  expect((await shop.guest().call('placeGuestOrder', absurd)).status).toBe(200);
  expect((await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }]))).status).toBe(200);
  expect((await shop.orders()).map(({ total_paisa }) => total_paisa)).toEqual([210_50, 210_50, 210_50]);
});

test('P9: inexact float totals equal the exact sum', async () => {
  const tea = await storeProduct(shop.db, { price_paisa: 10 });
  const order = checkout([{ _id: tea, quantity: 3 }], { totalAmount: 0.1 + 0.1 + 0.1 });
  expect((await shop.guest().call('placeGuestOrder', order)).body.data).toMatchObject({
    totalAmount: 0.3,
  });
});
