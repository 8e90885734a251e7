import { checkout, withKey } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import type { SignedIn } from '../../../test/support/start-test-server';

let shop: OrderShop;
let asha: SignedIn;
let line: string;

const add = async (quantity: number, about = {}) =>
  (
    await asha.client.call('addToCart', {
      params: { id: shop.latte },
      body: { quantity, type: 'product', ...about },
    })
  ).body.data._id;
const cart = async () =>
  (await asha.client.call('getCart', {})).body.data.map(({ _id, quantity }) => [_id, quantity]);
/** Places an order of lattes that came from a line of the cart. */
const order = (quantity: number, cartLine: string | undefined, about = {}) =>
  asha.client.call(
    'placeOrder',
    checkout([{ _id: shop.latte, quantity, ...(cartLine && { cartLine }) }], {
      showsChanges: true,
      ...about,
    }),
    withKey(),
  );

beforeEach(async () => {
  shop = await startOrderShop();
  asha = await shop.asCustomer();
  line = await add(3);
});
afterEach(() => shop.close());

const ordered = (was: number, now: number) => ({
  changes: [{ kind: 'ordered', _id: shop.latte, name: 'Latte', was, now, line: 0 }],
});

test('C402: an order takes its goods out of the cart, and the same goods are not ordered twice', async () => {
  expect((await order(3, line)).status).toBe(200);
  expect(await cart()).toEqual([]);
  const again = await order(3, line);
  expect([again.status, again.body.data]).toMatchObject([409, ordered(3, 0)]);
  expect(await shop.orders()).toHaveLength(1);
  expect((await order(3, undefined)).status).toBe(200);
  expect(await shop.orders()).toHaveLength(2);
});

test('C402: two devices that order one cart at the same moment place one order', async () => {
  const answers = await Promise.all([order(3, line), order(3, line), order(3, line)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await shop.orders()).toHaveLength(1);
});

test('C402: pieces that were added meanwhile stay; fewer than are ordered ask', async () => {
  expect((await order(2, line)).status).toBe(200);
  expect(await cart()).toEqual([[line, 1]]);
  expect((await order(2, line)).body.data).toMatchObject(ordered(2, 1));
});

test('C402: a repeat with the same key gets its receipt, although the cart is empty', async () => {
  const sent = checkout([{ _id: shop.latte, quantity: 3, cartLine: line }], { showsChanges: true });
  const headers = withKey();
  const first = await asha.client.call('placeOrder', sent, headers);
  const second = await asha.client.call('placeOrder', sent, headers);
  expect(second.body.data).toEqual(first.body.data);
  expect(await shop.orders()).toHaveLength(1);
});

test('C402: a refused order leaves the cart; the line of another person is none', async () => {
  await shop.db.updateTable('products').set({ sold_out: 1 }).execute();
  expect((await order(3, line)).status).toBe(409);
  expect(await cart()).toEqual([[line, 3]]);
  await shop.db.updateTable('products').set({ sold_out: 0 }).execute();
  const other = await shop.asCustomer();
  const answer = await other.client.call(
    'placeOrder',
    checkout([{ _id: shop.latte, quantity: 1, cartLine: line }]),
    withKey(),
  );
  expect(answer.body.data).toMatchObject(ordered(1, 0));
  expect(await cart()).toEqual([[line, 3]]);
});

test('C402: at a table too', async () => {
  const atTable = await add(1, { isTableOrder: true, tableNumber: '7' });
  const place = () =>
    asha.client.call(
      'placeTableOrder',
      { body: { tableNumber: '7', items: [{ _id: shop.latte, quantity: 1, cartLine: atTable }] } },
      withKey(),
    );
  expect((await place()).status).toBe(200);
  expect((await place()).body.data).toMatchObject(ordered(1, 0));
  expect(await cart()).toEqual([[line, 3]]);
});
