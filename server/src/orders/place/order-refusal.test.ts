import { orderConflict } from '@storefront/shared/contract/envelope';
import { dishWithOptions, idsOf, saved } from '../../../test/conformance/support/options';
import { checkout, stockOf } from '../../../test/support/checkout';
import { storeCoupon } from '../../../test/support/offers';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { storeClosetItem, storePlace, storeProduct } from '../../../test/support/stock-shop';

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

test('C403: place, slot, coupon, option and mealtime that end meanwhile are in one answer, and nothing is stored', async () => {
  const admin = (await shop.asAdmin()).client;
  const { dish, extras, ids } = await dishWithOptions(admin);
  const toast = await storeProduct(shop.db, { name: 'Toast', category: 'Breakfast' });
  const lakeside = await storePlace(shop.db, 'Lakeside', 50_00);
  const code = await storeCoupon(shop.db);
  shop.clock.now = Date.parse('2026-11-20T12:00:00+05:45');
  const order = checkout(
    [{ _id: dish._id, options: [ids.small, ids.shot] }, { _id: toast }, { _id: shop.latte }],
    {
      deliveryLocation: 'Lakeside',
      deliveryOption: 'Lakeside',
      slotAt: new Date('2026-11-20T18:30:00+05:45').toISOString(),
      couponCode: code,
      couponDiscount: 64.05,
      showsChanges: true,
    },
  );

  await admin.call('deleteLocation', { params: { id: lakeside.id } });
  await shop.db.updateTable('coupons').set({ is_active: 0 }).execute();
  const choices = extras.choices.filter(({ _id }) => _id !== idsOf(extras).Shot);
  await admin.call('updateOptionGroup', { params: { id: extras._id }, body: saved(extras, { choices }) });
  await admin.call('updateSettings', {
    body: {
      mealtimes: { Breakfast: { from: '07:00', until: '11:00' } },
      exceptions: { '2026-11-20': [{ opens: '08:00', closes: '17:00' }] },
    },
  });

  const { status, body } = await shop.guest().call('placeGuestOrder', order);
  expect(status).toBe(409);
  const { changes, totalAmount } = orderConflict.parse(body.data);
  expect(changes).toEqual([
    expect.objectContaining({ kind: 'place', name: 'Lakeside' }),
    expect.objectContaining({ kind: 'slot', name: '6:30 to 6:45 PM', text: expect.any(String) }),
    expect.objectContaining({ kind: 'closed', name: 'Toast', text: expect.stringContaining('7') }),
    expect.objectContaining({ kind: 'option', name: dish.name, line: 0, text: expect.any(String) }),
    expect.objectContaining({ kind: 'offer', name: code, now: 0, text: expect.any(String) }),
  ]);
  expect(totalAmount).toBe(210.5);
  expect(await shop.orders()).toEqual([]);
});
