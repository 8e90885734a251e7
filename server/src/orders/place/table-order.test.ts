import { stockOf, withKey } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { storeClosetItem, storeProduct } from '../../../test/support/stock-shop';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop('Café Latte');
});
afterEach(() => shop.close());

const place = (body: object, client = shop.guest()) =>
  client.send('placeTableOrder', { body: { tableNumber: '4', ...body } });

test("§7: 'Order placed successfully from table', without name, phone or address; staff are notified (C6, C42, C98)", async () => {
  const answer = await place({
    tableNumber: ' 04 ',
    items: [{ _id: shop.latte, name: 'Water', price: 1, quantity: 2 }],
    totalAmount: 421,
    status: 'completed',
    userId: 'somebody',
  });
  expect(answer.body).toMatchObject({
    message: 'Order placed successfully from table',
    data: { totalAmount: 421, status: 'pending', pointsEarned: 0 },
  });
  expect(await shop.orders()).toMatchObject([
    {
      kind: 'table',
      table_number: '4',
      user_id: null,
      full_name: null,
      phone: null,
      address: null,
      delivery_option: null,
      fee_paisa: 0,
    },
  ]);
  expect(shop.notified).toHaveLength(1);
});

test.each(['0', '', 'null', '<script>', 'a'.repeat(13), '-1'])(
  'C50, P17: there is no table %j',
  async (tableNumber) => {
    const answer = await place({ tableNumber, items: [{ _id: shop.latte }] });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.field).toBe('tableNumber');
    expect(await shop.orders()).toEqual([]);
  },
);

test('C51: with a session the order belongs to the person and earns points', async () => {
  const { client, person } = await shop.asCustomer();
  const answer = await place({ items: [{ _id: shop.latte, quantity: 5 }] }, client);
  expect(answer.body.data).toMatchObject({ pointsEarned: 21 });
  expect(await shop.orders()).toMatchObject([{ user_id: person.id, kind: 'table', points_cafe: 21 }]);
});

test('C98: staff see the name of a signed-in person at a table, and find the order by it', async () => {
  const { client } = await shop.asCustomer('Maya Lama');
  await place({ items: [{ _id: shop.latte }], data: { fullName: 'Somebody else' } }, client);
  await place({ items: [{ _id: shop.latte }] });
  const staff = await shop.asAdmin();
  const found = await staff.client.call('listOrders', { query: { search: 'maya' } });
  expect(found.body.data).toMatchObject([
    { fullName: 'Maya Lama', phone: null, email: null, tableNumber: '4' },
  ]);
});

test('C53: table-only products can be ordered here; sold-out ones cannot', async () => {
  const flight = await storeProduct(shop.db, { ugage: 'disable' });
  expect((await place({ items: [{ _id: flight }] })).status).toBe(200);
  const gone = await storeProduct(shop.db, { ugage: 'disable', sold_out: 1 });
  expect((await place({ items: [{ _id: gone }] })).status).toBe(409);
});

describe('C7: lines without an id', () => {
  test('an exact name in any case is enough while only one product has it', async () => {
    await storeProduct(shop.db, { name: 'Tart' });
    await storeProduct(shop.db, { name: 'Tart', deleted_at: 1 });
    const answer = await place({ items: [{ name: ' tart' }, { name: 'CAFÉ LATTE' }] });
    expect(answer.body.data).toMatchObject({ totalAmount: 310.5 });
    expect((await shop.lines()).map(({ name }) => name).sort()).toEqual(['Café Latte', 'Tart']);
  });

  test('an id takes precedence over a name', async () => {
    const tart = await storeProduct(shop.db, { name: 'Tart' });
    await place({ items: [{ _id: tart, name: 'Café Latte' }] });
    expect(await shop.lines()).toMatchObject([{ item_id: tart, name: 'Tart' }]);
  });

  test('of two equal names the exact spelling wins', async () => {
    const cafe = await storeProduct(shop.db, { name: 'Cafe Latte' });
    await place({ items: [{ name: 'Cafe Latte' }] });
    expect(await shop.lines()).toMatchObject([{ item_id: cafe }]);
  });

  test.each([
    ['a name that two products have', { name: 'Momo' }, 'items.1.name'],
    ['a name that nothing has', { name: 'Pizza' }, 'items.1.name'],
    ['part of a name', { name: 'Latte' }, 'items.1.name'],
    ['no name at all', { quantity: 1 }, 'items.1._id'],
  ])('%s is refused', async (_, line, field) => {
    await storeProduct(shop.db, { name: 'Momo' });
    await storeProduct(shop.db, { name: 'Momo' });
    const answer = await place({ items: [{ _id: shop.latte }, line] });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.field).toBe(field);
    expect(await shop.orders()).toEqual([]);
  });
});

test('C98: closet pieces can be ordered from a table', async () => {
  const shirt = await storeClosetItem(shop.db, { name: 'Shirt', size_options: '["S","M"]' });
  await place({ items: [{ _id: shirt, type: 'closet', selectedSize: 'M', quantity: 2 }] });
  expect(await shop.lines()).toMatchObject([{ item_type: 'closet', size: 'M', quantity: 2 }]);
  expect(await stockOf(shop.db, shirt)).toBe(10);
});

test('C152: a line of name, quantity, price and requests alone can name a closet item', async () => {
  const scarf = await storeClosetItem(shop.db, { name: 'Wool Scarf', price_paisa: 90_000 });
  const items = [{ name: 'Wool Scarf', quantity: 2, price: 900, requests: 'as a gift' }];
  const answer = await place({ items, totalAmount: 1800 });
  expect(answer.body.data).toMatchObject({ totalAmount: 1800 });
  expect(await shop.lines()).toMatchObject([
    { item_type: 'closet', item_id: scarf, quantity: 2, requests: 'as a gift' },
  ]);
});

test('C152: a name that a product and a closet item share means the product, unless the line gives the type', async () => {
  const mug = await storeProduct(shop.db, { name: 'Mug' });
  const worn = await storeClosetItem(shop.db, { name: 'Mug' });
  await place({ items: [{ name: 'Mug' }, { name: 'Mug', type: 'closet' }] });
  expect((await shop.lines()).map(({ item_id }) => item_id).sort()).toEqual([mug, worn].sort());
});

test('C5, C84: a forged total is refused with the right one', async () => {
  const answer = await place({ items: [{ _id: shop.latte, price: 1 }], totalAmount: 1 });
  expect(answer.status).toBe(409);
  expect(answer.body.data).toMatchObject({ totalAmount: 210.5, changes: [{ kind: 'price', was: 1 }] });
});

test('P1, P17: one key is one order; two phones at one table are two', async () => {
  const headers = withKey();
  const post = (keyed: Record<string, string>) =>
    shop.guest().call('placeTableOrder', { body: { tableNumber: 4, items: [{ _id: shop.latte }] } }, keyed);
  const [first, again] = await Promise.all([post(headers), post(headers)]);
  expect(again.body).toEqual(first.body);
  await post(withKey());
  expect(await shop.orders()).toHaveLength(2);
});

describe('C106: an order without the table’s code', () => {
  const staffCalls = async () => (await shop.asAdmin()).client;
  const ordered = async (itemId: string, quantity = 1) => {
    const items = [{ _id: itemId, type: 'closet' as const, quantity }];
    const answer = await shop.guest().call('placeTableOrder', { body: { tableNumber: '4', items } });
    return { params: { id: answer.body.data._id }, body: {} };
  };

  test('takes its pieces when staff confirm it; one that is cancelled or deleted before gives nothing back', async () => {
    const scarf = await storeClosetItem(shop.db, { stock: 3 });
    const admin = await staffCalls();
    const [kept, cancelled, deleted] = [await ordered(scarf, 2), await ordered(scarf), await ordered(scarf)];
    expect(await stockOf(shop.db, scarf)).toBe(3);
    await admin.call('changeOrderStatus', { ...cancelled, body: { status: 'cancelled' } });
    await admin.call('deleteOrder', deleted);
    expect(await stockOf(shop.db, scarf)).toBe(3);
    expect((await admin.call('confirmTableOrder', kept)).status).toBe(200);
    expect(await stockOf(shop.db, scarf)).toBe(1);
    await admin.call('changeOrderStatus', { ...kept, body: { status: 'cancelled' } });
    expect(await stockOf(shop.db, scarf)).toBe(3);
  });

  test('names the item that is gone meanwhile, and stays unconfirmed', async () => {
    const scarf = await storeClosetItem(shop.db, { name: 'Wool Scarf', stock: 1 });
    const admin = await staffCalls();
    const [first, second] = [await ordered(scarf), await ordered(scarf)];
    await admin.call('confirmTableOrder', first);
    for (const answer of [
      await admin.call('confirmTableOrder', second),
      await admin.call('changeOrderStatus', { ...second, body: { status: 'processing' } }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe('Not enough pieces of Wool Scarf left');
      expect(answer.body.data).toMatchObject({
        changes: [{ kind: 'stock', name: 'Wool Scarf', was: 1, now: 0 }],
      });
    }
    expect((await shop.orders()).map(({ table_confirmed }) => table_confirmed).sort()).toEqual([0, 1]);
  });

  test('P6: of twenty that staff confirm at once for five pieces, five get one', async () => {
    const scarf = await storeClosetItem(shop.db, { stock: 5 });
    const admin = await staffCalls();
    const orders = [];
    for (let count = 0; count < 20; count += 1) orders.push(await ordered(scarf));
    const answers = await Promise.all(orders.map((order) => admin.call('confirmTableOrder', order)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(15).fill(409),
    ]);
    expect(await stockOf(shop.db, scarf)).toBe(0);
  });

  test('that was placed before this rule and holds its pieces keeps them at the confirmation', async () => {
    const scarf = await storeClosetItem(shop.db, { stock: 3 });
    const order = await ordered(scarf, 2);
    await shop.db.updateTable('order_lines').set({ restocked: 0 }).execute();
    await shop.db.updateTable('closet_items').set({ stock: 1 }).where('id', '=', scarf).execute();
    await (await staffCalls()).call('confirmTableOrder', order);
    expect(await stockOf(shop.db, scarf)).toBe(1);
  });
});

describe('C68: an item with sizes', () => {
  const sized = () => storeClosetItem(shop.db, { name: 'Shirt', size_options: '["S","M"]' });

  test('ordered by id needs one; the answer names the field and the sizes', async () => {
    const shirt = await sized();
    const answer = await place({ items: [{ _id: shop.latte }, { _id: shirt, type: 'closet' }] });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { field: 'items.1.selectedSize', message: 'Choose a size of Shirt: S, M' },
    ]);
    expect(await shop.orders()).toEqual([]);
  });

  test('ordered by its name alone, as in §7, has none: staff ask at the table', async () => {
    await sized();
    expect((await place({ items: [{ name: 'Shirt', quantity: 1, price: 100, requests: '' }] })).status).toBe(
      200,
    );
    expect(await shop.lines()).toMatchObject([{ item_type: 'closet', size: null }]);
  });
});
