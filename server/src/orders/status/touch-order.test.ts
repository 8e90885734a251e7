import { checkout } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { touchOrder } from './touch-order';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

async function placed(): Promise<string> {
  const { body } = await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }]));
  return body.data._id;
}

/** When staff had each order before them. */
const touched = async () =>
  Object.fromEntries((await shop.orders()).map(({ id, touched_at }) => [id, touched_at]));

test('C230: a pending order that staff look at has the time, and no other order has it', async () => {
  const [one, other] = [await placed(), await placed()];
  expect(await touchOrder(shop.db, one, 5000)).toBe('touched');
  expect(await touched()).toEqual({ [one]: 5000, [other]: null });
});

test('C230: an order that was accepted does not ring, so nothing is stored', async () => {
  const id = await placed();
  await shop.db.updateTable('orders').set({ status: 'processing' }).execute();
  expect(await touchOrder(shop.db, id, 5000)).toBe('unchanged');
  expect(await touched()).toEqual({ [id]: null });
});

test('C230: an unknown or deleted order is gone', async () => {
  const id = await placed();
  await shop.db.updateTable('orders').set({ deleted_at: 5 }).execute();
  expect(await touchOrder(shop.db, id, 5000)).toBe('gone');
  expect(await touchOrder(shop.db, 'nothing', 5000)).toBe('gone');
  expect(await touched()).toEqual({ [id]: null });
});
