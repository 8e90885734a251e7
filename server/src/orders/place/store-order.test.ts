import crypto from 'node:crypto';
import { orderInput } from '@storefront/shared/contract/order-input';
import { readCheckout } from '@storefront/shared/ordering/order-request';
import { orderCode } from '@storefront/shared/rules/orders';
import { checkout } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { newId } from '../../platform/db/ids';
import { inTransaction } from '../../platform/db/transaction';
import { readSettings } from '../../settings/setting-queries';
import { orThrow } from '../order-failure';
import { placeOrderIn } from './place-order';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
});

/** The id that the shop makes at its n-th try, from 0, while chance is what `placeByChance` makes it. */
const idOf = (attempt: number) => attempt.toString(36).repeat(24);

/** Stores so many orders that have the codes of the next tries. */
async function takeCodes(count: number): Promise<void> {
  await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }]));
  const [order] = await shop.orders();
  if (!order) throw new Error('no order');
  const rows = Array.from({ length: count }, (_, attempt) => ({
    ...order,
    id: newId(),
    code: orderCode(idOf(attempt)),
  }));
  await shop.db.insertInto('orders').values(rows).execute();
}

/** Places an order of a latte whose random ids are known. */
function placeByChance() {
  let attempt = 0;
  const bytes = (size: number) => Buffer.alloc(size, attempt++);
  jest.spyOn(crypto, 'randomBytes').mockImplementation(bytes as typeof crypto.randomBytes);
  const request = orThrow(readCheckout(orderInput.parse(checkout([{ _id: shop.latte }]).body), null));
  return inTransaction(shop.db, async (tx) => {
    const about = { limitsPending: false, originKey: null, settings: await readSettings(tx) };
    return placeOrderIn(tx, request, about, shop.clock.now);
  });
}

test('C71: an order whose code is taken gets another one, at the twentieth try too, and keeps its lines', async () => {
  await takeCodes(19);
  const { order } = await placeByChance();
  expect([order.id, order.code]).toEqual([idOf(19), orderCode(idOf(19))]);
  expect(await shop.orders()).toHaveLength(21);
  expect((await shop.lines()).filter(({ order_id }) => order_id === order.id)).toMatchObject([
    { item_id: shop.latte },
  ]);
});

test('C71: after twenty codes that are taken no order is stored', async () => {
  await takeCodes(20);
  const before = await shop.orders();
  await expect(placeByChance()).rejects.toThrow('No free order code was found');
  expect(await shop.orders()).toEqual(before);
});
