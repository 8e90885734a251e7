import { checkout, stockOf } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { storeClosetItem, storePlace, storeProduct } from '../../../test/support/stock-shop';
import { pointBalance } from '../../loyalty/points-ledger';
import { newId } from '../../platform/db/ids';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

test("§7: 'Order is placed': prices, names and pictures of the catalogue, and staff are notified (C5, C42, C78)", async () => {
  await storePlace(shop.db, 'Lakeside', 50_00);
  const item = [{ _id: shop.latte, quantity: 2, price: 1, name: 'Nothing', requests: 'no\u202E  sugar' }];
  const { status, body } = await shop.guest().call(
    'placeGuestOrder',
    checkout(
      item,
      { deliveryLocation: ' lakeside', deliveryOption: 'LAKESIDE', totalAmount: 471 },
      {
        phone: '+977 984-123 4567',
      },
    ),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: 'Order is placed',
    data: { subtotal: 421, deliveryFee: 50, totalAmount: 471, redeemedPoints: 0, pointsEarned: 0 },
  });
  expect(body.data.code).toMatch(/^[2-9B-Z]{6}$/);
  expect(JSON.stringify(body)).not.toMatch(/Asha|9841234567|Lakeside 6/);
  expect(await shop.orders()).toMatchObject([
    {
      id: body.data._id,
      kind: 'guest',
      user_id: null,
      status: 'pending',
      version: 1,
      phone: '9841234567',
      email: null,
      delivery_option: 'Lakeside',
      delivery_location: 'Lakeside',
      total_paisa: 471_00,
    },
  ]);
  expect(await shop.lines()).toMatchObject([
    {
      name: 'Latte',
      price_paisa: 210_50,
      quantity: 2,
      requests: 'no sugar',
      item_id: shop.latte,
      item_type: 'product',
    },
  ]);
  expect((await shop.lines())[0]?.image).toMatch(/^\/media\//);
  expect(shop.notified).toEqual([body.data._id]);
  const audit = await shop.db.selectFrom('audit').selectAll().execute();
  expect(audit).toMatchObject([{ action: 'order.place', actor: 'guest', subject: body.data._id }]);
});

test('C9: pickup is stored in both spellings of the wire, and costs nothing', async () => {
  await shop
    .guest()
    .call(
      'placeGuestOrder',
      checkout([{ _id: shop.latte }], { deliveryLocation: 'pickup', deliveryOption: 'PICK-UP' }),
    );
  expect(await shop.orders()).toMatchObject([
    { delivery_option: 'Pick up', delivery_location: 'Pick-up', fee_paisa: 0, total_paisa: 210_50 },
  ]);
});

test.each([
  [{ deliveryLocation: 'Atlantis', deliveryOption: 'Atlantis' }, 'Please select a delivery location'],
  [{ deliveryLocation: null, deliveryOption: null }, 'Please select a delivery location'],
  [{ deliveryLocation: 'mystery', deliveryOption: 'mystery' }, 'Please select a delivery location'],
  [{ deliveryLocation: 'Lakeside', deliveryOption: 'Pick up' }, 'deliveryOption must name the same place'],
])('C9, C11, P14: %j is refused', async (about, message) => {
  await storePlace(shop.db, 'Lakeside', 50_00);
  const answer = await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }], about));
  expect(answer.status).toBe(400);
  expect(answer.body.message).toContain(message);
  expect(await shop.orders()).toEqual([]);
});

test.each([
  [{ phone: 'call me' }, 'data.phone'],
  [{ phone: '98412345678' }, 'data.phone'],
  [{ fullName: '\u202E' }, 'data.fullName'],
  [{ address: '' }, 'data.address'],
  [{ email: 'nobody' }, 'data.email'],
  [{ points: 5 }, 'data.points'],
  [{ points: 7 }, 'data.points'],
  [{ points: -5 }, 'data.points'],
  [{ points: '1e2' }, 'data.points'],
])('§5, C13, C30: a guest with %j is refused and %s named', async (data, field) => {
  const answer = await shop.guest().send('placeGuestOrder', checkout([{ _id: shop.latte }], {}, data));
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.field).toBe(field);
  expect(await shop.orders()).toEqual([]);
});

test.each([-1, 0, 1.5, '1e9', Number.NaN, [], null, 2 ** 53, 100])(
  'P7: a quantity of %j is refused',
  async (quantity) => {
    const item = [
      { _id: shop.latte, quantity: 1 },
      { _id: shop.latte, quantity },
    ];
    const answer = await shop.guest().send('placeGuestOrder', { body: { ...checkout([]).body, item } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.field).toBe('item.1.quantity');
  },
);

test("C8: 'No items in cart' for an empty or missing list; `items` means `item`", async () => {
  const send = (body: object) => shop.guest().send('placeGuestOrder', { body });
  const { item, ...bare } = checkout([{ _id: shop.latte }]).body;
  expect((await send({ ...bare, item: [] })).body.message).toBe('No items in cart');
  expect((await send(bare)).body.message).toBe('No items in cart');
  expect((await send({ ...bare, items: item, product: ['x'] })).status).toBe(200);
});

test('C8: a closet item is found by its id alone, with its only colour and size', async () => {
  const shirt = await storeClosetItem(shop.db, {
    size_options: '["M"]',
    colors: JSON.stringify([{ name: 'Indigo' }]),
  });
  expect((await shop.guest().call('placeGuestOrder', checkout([{ _id: shirt }]))).status).toBe(200);
  expect(await shop.lines()).toMatchObject([{ item_type: 'closet', color: 'Indigo', size: 'M' }]);
  expect(await stockOf(shop.db, shirt)).toBe(9);
});

test('an account order belongs to the person and earns points; status and user from the client are ignored', async () => {
  const { client, person } = await shop.asCustomer();
  const body = {
    ...checkout([{ _id: shop.latte, quantity: 5 }]).body,
    status: 'completed',
    userId: 'x',
    user: 'x',
  };
  const { body: answer } = await client.send('placeOrder', { body });
  expect(answer.data).toMatchObject({ totalAmount: 1052.5, pointsEarned: 21, status: 'pending' });
  expect(await shop.orders()).toMatchObject([{ user_id: person.id, kind: 'account', points_cafe: 21 }]);
  expect(await pointBalance(shop.db, person.id, shop.clock.now)).toBe(0);
});

test('C87: cafe and closet earn separately: the share of the total, and the tier', async () => {
  const boots = await storeClosetItem(shop.db, { price_paisa: 10_000_00 });
  await storePlace(shop.db, 'Lakeside', 50_00);
  const { client } = await shop.asCustomer();
  await client.call(
    'placeOrder',
    checkout([{ _id: shop.latte, quantity: 2 }, { _id: boots }], {
      deliveryLocation: 'Lakeside',
      deliveryOption: 'Lakeside',
    }),
  );
  expect(await shop.orders()).toMatchObject([{ points_cafe: 8, points_closet: 100 }]);
});

describe('C152: a member’s order names the lines of the server cart by their ids', () => {
  async function openCart() {
    const { client } = await shop.asCustomer();
    const shirt = await storeClosetItem(shop.db, { name: 'Shirt', size_options: '["S","M"]' });
    const bodies = {
      [shirt]: { quantity: 3, type: 'closet', selectedSize: 'M' },
      [shop.latte]: { quantity: 2, type: 'product', requests: 'no sugar' },
    };
    for (const [id, body] of Object.entries(bodies)) await client.send('addToCart', { params: { id }, body });
    const cart = (await client.call('getCart', {})).body.data;
    const idOf = (type: string) => cart.find((line) => line.type === type)?._id ?? '';
    return { client, shirt, lines: { shirt: idOf('closet'), latte: idOf('product') } };
  }

  test('with everything of §3', async () => {
    const { client, shirt, lines } = await openCart();
    const item = [
      {
        _id: lines.shirt,
        quantity: 2,
        type: 'closet' as const,
        selectedSize: 'S',
        selectedColor: null,
        requests: null,
      },
      { _id: lines.latte, quantity: 1, selectedSize: null, selectedColor: null, requests: 'hot' },
    ];
    const product = [lines.shirt, lines.latte];
    const { status } = await client.send('placeOrder', { body: { ...checkout(item).body, product } });
    expect(status).toBe(200);
    expect(await shop.lines()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ item_id: shirt, quantity: 2, size: 'S' }),
        expect.objectContaining({ item_id: shop.latte, quantity: 1, requests: 'hot' }),
      ]),
    );
  });

  test('what the order leaves out is as in the cart', async () => {
    const { client, shirt, lines } = await openCart();
    await client.send('placeOrder', checkout([{ _id: lines.shirt }, { _id: lines.latte }]));
    expect(await shop.lines()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ item_id: shirt, quantity: 3, size: 'M' }),
        expect.objectContaining({ item_id: shop.latte, quantity: 2, requests: 'no sugar' }),
      ]),
    );
  });

  test('C256: with the choices of a dish', async () => {
    const { client } = await shop.asCustomer();
    const [small, large] = [
      { id: newId(), name: 'Small', pricePaisa: 0, isDefault: true, isSoldOut: false },
      { id: newId(), name: 'Large', pricePaisa: 20_00, isDefault: false, isSoldOut: false },
    ];
    const group = { id: newId(), name: 'Size', name_key: 'size', min_choices: 1, max_choices: 1 };
    const values = { ...group, choices: JSON.stringify([small, large]), created_at: 0, version: 1 };
    await shop.db.insertInto('option_groups').values(values).execute();
    const momo = await storeProduct(shop.db, { option_groups: JSON.stringify([group.id]) });
    const body = { quantity: 1, type: 'product', options: [large.id] };
    await client.send('addToCart', { params: { id: momo }, body });
    const [line] = (await client.call('getCart', {})).body.data;
    await client.send('placeOrder', checkout([{ _id: line?._id ?? '' }]));
    expect(await shop.lines()).toMatchObject([{ item_id: momo, price_paisa: 120_00 }]);
  });

  test('another person’s lines name nothing', async () => {
    const { lines } = await openCart();
    const { client } = await shop.asCustomer('Maya Lama');
    expect((await client.send('placeOrder', checkout([{ _id: lines.latte }]))).status).toBe(409);
    expect(await shop.orders()).toEqual([]);
  });
});
