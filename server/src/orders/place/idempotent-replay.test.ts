import { awardPoints, checkout, stockOf, withKey } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { storeClosetItem } from '../../../test/support/stock-shop';
import { pointBalance } from '../../loyalty/points-ledger';
import { attemptLock } from './idempotent-replay';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

test('P1: the same order posted twenty times at once is one order, one decrement, one debit', async () => {
  const shirt = await storeClosetItem(shop.db, { stock: 5 });
  const { client, person } = await shop.asCustomer();
  await awardPoints(shop.db, person.id, 100, shop.clock.now);
  const headers = withKey();
  const order = checkout([{ _id: shirt, type: 'closet' }, { _id: shop.latte }], {}, { points: 20 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.call('placeOrder', order, headers)),
  );
  const [first] = answers;
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const { body } of answers) expect(body).toEqual(first?.body);
  expect(await shop.orders()).toHaveLength(1);
  expect(await stockOf(shop.db, shirt)).toBe(4);
  expect(await pointBalance(shop.db, person.id, shop.clock.now)).toBe(80);
  expect(shop.notified).toEqual([first?.body.data._id]);
});

test('P1: attempts with one key wait for each other, of a guest and of an account too; those with other keys do not', () => {
  const lockOf = (key: string, actor: string) => attemptLock({ key, actor, payload: [] });
  expect(lockOf('one', 'asha')).toBe(lockOf('one', 'guest'));
  expect(lockOf('one', 'asha')).not.toBe(lockOf('other', 'asha'));
});

test('P2: a repeat gets the first answer, even after prices and stock changed', async () => {
  const headers = withKey();
  const order = checkout([{ _id: shop.latte }], { totalAmount: 210.5 });
  const first = await shop.guest().call('placeGuestOrder', order, headers);
  await shop.db.updateTable('products').set({ price_paisa: 900_00 }).execute();
  const upper = { 'idempotency-key': headers['idempotency-key'].toUpperCase() };
  expect((await shop.guest().call('placeGuestOrder', order, upper)).body).toEqual(first.body);
  expect(await shop.orders()).toHaveLength(1);
});

test('P1: the same key with another payload is refused, by the same or another call', async () => {
  const headers = withKey();
  await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }]), headers);
  const other = await shop
    .guest()
    .call('placeGuestOrder', checkout([{ _id: shop.latte, quantity: 2 }]), headers);
  expect(other.status).toBe(409);
  const table = { body: { tableNumber: '4', items: [{ _id: shop.latte }] } };
  expect((await shop.guest().call('placeTableOrder', table, headers)).status).toBe(409);
  expect(await shop.orders()).toHaveLength(1);
});

test('C86: a key belongs to one person, who can look up its order', async () => {
  const headers = withKey();
  const params = { key: headers['idempotency-key'] };
  const [asha, bina] = [await shop.asCustomer(), await shop.asCustomer()];
  expect((await asha.client.call('getOrderByKey', { params })).status).toBe(404);
  const placed = await asha.client.call('placeOrder', checkout([{ _id: shop.latte }]), headers);
  expect((await asha.client.call('getOrderByKey', { params })).body.data).toEqual(placed.body.data);
  for (const stranger of [bina.client, shop.guest()]) {
    const { status, body } = await stranger.call('getOrderByKey', { params });
    expect([status, body.message]).toEqual([404, 'Order not found']);
  }
  expect((await bina.client.call('placeOrder', checkout([{ _id: shop.latte }]), headers)).status).toBe(200);
  expect(await shop.orders()).toHaveLength(2);
});

test('C86: a member whose key a guest also used finds the own order', async () => {
  const headers = withKey();
  const params = { key: headers['idempotency-key'] };
  const latte = (quantity: number) => checkout([{ _id: shop.latte, quantity }]);
  const { client } = await shop.asCustomer();
  const guests = await shop.guest().call('placeGuestOrder', latte(1), headers);
  const own = await client.call('placeOrder', latte(2), headers);
  expect(own.body.data._id).not.toBe(guests.body.data._id);
  expect((await client.call('getOrderByKey', { params })).body.data).toEqual(own.body.data);
  expect((await shop.guest().call('getOrderByKey', { params })).body.data).toEqual(guests.body.data);
});

test('C86: a guest who signed in since still finds the order', async () => {
  const headers = withKey();
  await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }]), headers);
  const { client } = await shop.asCustomer();
  const params = { key: headers['idempotency-key'] };
  expect((await client.call('getOrderByKey', { params })).status).toBe(200);
});

test('a key that is no UUID is refused', async () => {
  const answer = await shop
    .guest()
    .call('placeGuestOrder', checkout([{ _id: shop.latte }]), { 'idempotency-key': 'again' });
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.field).toBe('idempotency-key');
});
