import { checkout, piecesLeftOf } from '../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../test/support/order-shop';
import { storeClosetItem, storeProduct } from '../../test/support/stock-shop';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

type Lines = Parameters<typeof checkout>[0];
const order = (lines: Lines) => shop.guest().call('placeGuestOrder', checkout(lines));

describe('C7: an order of names', () => {
  test('has the item of each name, once for each line', async () => {
    const momo = await storeProduct(shop.db, { name: 'Momo' });
    const scarf = await storeClosetItem(shop.db, { name: 'Scarf' });
    const lines = [
      { name: 'Momo', requests: 'hot' },
      { name: 'Scarf', type: 'closet' as const },
      { name: 'momo', requests: 'cold' },
      { name: 'Momo', quantity: 2 },
    ];
    expect((await order(lines)).status).toBe(200);
    const stored = await shop.lines();
    expect(stored.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      [momo, 1],
      [scarf, 1],
      [momo, 1],
      [momo, 2],
    ]);
  });

  test('has a dish and a piece of the closet that share a name, each by its type', async () => {
    const mug = await storeProduct(shop.db, { name: 'Mug' });
    const piece = await storeClosetItem(shop.db, { name: 'Mug' });
    const lines = [
      { name: 'Mug', type: 'closet' as const },
      { name: 'Mug', type: 'product' as const },
    ];
    expect((await order(lines)).status).toBe(200);
    expect((await shop.lines()).map(({ item_id }) => item_id)).toEqual([piece, mug]);
  });

  test.each([
    [[{ name: 'Pizza' }], 'item.0.name'],
    [[{ name: 'Pizza' }, { name: 'Pasta' }], 'item.0.name'],
    [[{ name: ' ' }], 'item.0._id'],
    [[{ quantity: 2 }], 'item.0._id'],
  ])('none of which anything has is refused: %j', async (lines, field) => {
    const answer = await order(lines);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field]);
    expect(await shop.orders()).toEqual([]);
  });
});

test('C226: one order has dishes that staff count and dishes that they do not count', async () => {
  const tart = await storeProduct(shop.db, { name: 'Tart', pieces_left: 3, sold_out_at: shop.clock.now });
  const momo = await storeProduct(shop.db, { name: 'Momo' });
  const lines = [{ _id: shop.latte }, { _id: tart, quantity: 2 }, { _id: momo }];
  expect((await order(lines)).status).toBe(200);
  expect((await shop.lines()).map(({ item_id }) => item_id)).toEqual([shop.latte, tart, momo]);
  expect([await piecesLeftOf(shop.db, tart), await piecesLeftOf(shop.db, momo)]).toEqual([1, null]);
});
