import { checkout, stockOf } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { storeClosetItem, storeProduct } from '../../../test/support/stock-shop';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

const refused = async (item: Parameters<typeof checkout>[0]) =>
  shop.guest().call('placeGuestOrder', checkout(item));

test.each([
  ['P16: deleted', { deleted_at: 5 }, {}],
  ['C53: for tables only', { ugage: 'disable' as const }, {}],
  ['C53: sold out', { sold_out: 1 as const }, { soldOut: 'putBack' }],
  ['C446: sold out today', { sold_out: 1 as const, sold_out_at: 5 }, { soldOut: 'opening' }],
])('%s: refused as gone, with the total of the other lines', async (_, about, said) => {
  const tart = await storeProduct(shop.db, { name: 'Tart', ...about });
  const answer = await refused([{ _id: tart, price: 100 }, { _id: shop.latte }]);
  expect(answer.status).toBe(409);
  expect(answer.body.data).toEqual({
    changes: [{ kind: 'gone', _id: tart, name: 'Tart', was: 100, now: null, ...said }],
    totalAmount: 210.5,
  });
  expect(await shop.orders()).toEqual([]);
});

test('an unknown id, and a size that the item no longer has, are gone too', async () => {
  const shirt = await storeClosetItem(shop.db, { name: 'Shirt', size_options: '["M","L"]' });
  const answer = await refused([
    { _id: 'nothing', name: 'Old Cake' },
    { _id: shirt, type: 'closet', selectedSize: 'S' },
    { _id: shirt, type: 'closet', selectedSize: 'm' },
  ]);
  expect(answer.body.data).toMatchObject({
    changes: [
      { kind: 'gone', name: 'Old Cake' },
      { kind: 'gone', name: 'Shirt' },
    ],
    totalAmount: 1000,
  });
  expect(await stockOf(shop.db, shirt)).toBe(10);
});

test('P6: more pieces than in stock, counted over all lines of the item', async () => {
  const shirt = await storeClosetItem(shop.db, { name: 'Shirt', stock: 3, size_options: '["M","L"]' });
  const answer = await refused([
    { _id: shirt, type: 'closet', quantity: 2, selectedSize: 'M' },
    { _id: shirt, type: 'closet', quantity: 2, selectedSize: 'L' },
  ]);
  expect(answer.body.data).toEqual({
    changes: [{ kind: 'stock', _id: shirt, name: 'Shirt', was: 4, now: 3 }],
    totalAmount: 3000,
  });
  expect(await stockOf(shop.db, shirt)).toBe(3);
});

test('C403: who lists changes gets a place and a way to pay that ended with every other change', async () => {
  const sent = (showsChanges: boolean) =>
    shop.guest().call(
      'placeGuestOrder',
      checkout([{ _id: shop.latte, price: 100 }], {
        deliveryLocation: 'Atlantis',
        deliveryOption: 'Atlantis',
        paymentMethod: 'esewa',
        totalAmount: 100,
        showsChanges,
      }),
    );
  const { status, body } = await sent(true);
  expect(status).toBe(409);
  expect(body.data).toMatchObject({
    changes: [
      { kind: 'place', name: 'Atlantis' },
      { kind: 'payment', name: 'eSewa' },
      { kind: 'price', name: 'Latte' },
    ],
    totalAmount: 210.5,
  });
  expect((await sent(false)).body).toMatchObject({ message: expect.stringContaining('delivery location') });
  expect(await shop.orders()).toEqual([]);
});
