import type { Input } from '@storefront/shared/contract/types';
import type { HttpClient } from '../../test/support/http-client';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storeProduct, testPicture } from '../../test/support/stock-shop';

let server: TestServer;
let asha: SignedIn;
let latte: string;
let shirt: string;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.asCustomer();
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 210_50 });
  shirt = await storeClosetItem(server.db, {
    name: 'Shirt',
    stock: 5,
    size_options: '["S","M"]',
    colors: JSON.stringify([{ name: 'Indigo', hex: '#223366', picture: testPicture }, { name: 'Sand' }]),
  });
});
afterEach(() => server.close());

type Wanted = Input<'addToCart'>['body'];

const add = (id: string, about: Partial<Wanted> = {}, client = asha.client) => {
  server.clock.now += 1;
  return client.call('addToCart', { params: { id }, body: { quantity: 1, type: 'product', ...about } });
};
const addShirt = (about: Partial<Wanted> = {}) => add(shirt, { type: 'closet', ...about });
const cart = async (client: HttpClient = asha.client) => (await client.call('getCart', {})).body.data;

test("§7: 'Product added to cart', with the current product and the server's total (C23)", async () => {
  const { body } = await add(latte, { quantity: 3, requests: ' no   sugar\u202E ' });
  expect(body).toMatchObject({
    message: 'Product added to cart',
    data: {
      quantity: 3,
      type: 'product',
      itemType: 'product',
      selectedColor: null,
      selectedSize: null,
      requests: 'no sugar',
      isTableOrder: false,
      tableNumber: null,
      total: 631.5,
      unavailable: false,
      productDetails: { _id: latte, name: 'Latte', price: 210.5 },
    },
  });
  expect(await cart()).toEqual([body.data]);
});

test('a closet piece shows its colours, each with its picture', async () => {
  const { body } = await addShirt({ selectedColor: 'indigo', selectedSize: 'm' });
  expect(body.data).toMatchObject({
    selectedColor: 'Indigo',
    selectedSize: 'M',
    closetDetails: { name: 'Shirt', colors: [{ name: 'Indigo' }, { name: 'Sand', image: '' }] },
  });
  expect(body.data.closetDetails?.colors?.[0]?.image).toMatch(/^\/media\//);
  expect(body.data).not.toHaveProperty('productDetails');
});

test('P21: an equal line grows instead of doubling; another size, request or table is another line', async () => {
  await addShirt({ selectedSize: 'M' });
  await addShirt({ selectedSize: 'M', quantity: 2 });
  await addShirt({ selectedSize: 'S' });
  await add(latte);
  await add(latte, { requests: 'hot' });
  await add(latte, { requests: '  hot ' });
  await add(latte, { isTableOrder: true, tableNumber: '4' });
  expect(
    (await cart()).map(({ quantity, selectedSize, requests }) => [quantity, selectedSize, requests]),
  ).toEqual([
    [3, 'M', ''],
    [1, 'S', ''],
    [1, null, ''],
    [2, null, 'hot'],
    [1, null, ''],
  ]);
});

test('P21: twenty equal pieces added at once are one line of twenty', async () => {
  await Promise.all(Array.from({ length: 20 }, () => add(latte)));
  expect(await cart()).toMatchObject([{ quantity: 20 }]);
});

test('P21: a line grows no further than the stock, a dish no further than 99', async () => {
  await addShirt({ quantity: 4 });
  expect((await addShirt({ quantity: 4 })).body.data).toMatchObject({ quantity: 5, total: 5000 });
  await add(latte, { quantity: 90 });
  expect((await add(latte, { quantity: 90 })).body.data).toMatchObject({ quantity: 99 });
});

test('more pieces than in stock: 409, and nothing is added', async () => {
  const answer = await addShirt({ quantity: 6 });
  expect([answer.status, answer.body.message]).toEqual([409, 'Only 5 left']);
  await server.db.updateTable('closet_items').set({ stock: 0 }).execute();
  expect((await addShirt()).body.message).toBe('Shirt cannot be ordered now');
  expect(await cart()).toEqual([]);
});

test('C161: a removed line goes back to its place; never into the future', async () => {
  const { data: first } = (await add(latte)).body;
  await addShirt();
  await asha.client.call('deleteCartLines', { params: { id: first._id } });
  const addedAt = first.addedAt;
  expect((await add(latte, { addedAt })).body.data.addedAt).toBe(addedAt);
  expect((await cart()).map(({ type }) => type)).toEqual(['product', 'closet']);
  const { data: early } = (await add(latte, { requests: 'hot', addedAt: '2999-01-01T00:00:00.000Z' })).body;
  expect(Date.parse(early.addedAt ?? '')).toBe(server.clock.now);
});

test('C159: all lines of an item share its stock, in the cart and at each table', async () => {
  await addShirt({ quantity: 3, selectedSize: 'M' });
  const answer = await addShirt({ quantity: 3, selectedSize: 'S' });
  expect([answer.status, answer.body.message]).toEqual([409, 'Only 5 left, 3 are in your cart']);
  expect((await addShirt({ quantity: 2, selectedSize: 'S' })).status).toBe(200);
  expect((await addShirt({ quantity: 5, isTableOrder: true, tableNumber: '4' })).status).toBe(200);
  expect((await cart()).map(({ quantity }) => quantity)).toEqual([3, 2, 5]);
});

test('C159: when the cart holds every piece, the answer says so instead of adding nothing', async () => {
  await server.db.updateTable('closet_items').set({ stock: 1 }).execute();
  const { body } = await addShirt({ selectedSize: 'M' });
  expect(body.data.closetDetails).toMatchObject({ availableStock: 1 });
  for (const selectedSize of ['M', 'S']) {
    const answer = await addShirt({ selectedSize });
    expect([answer.status, answer.body.message]).toEqual([409, 'Only 1 left, it is in your cart']);
  }
  expect(await cart()).toMatchObject([{ quantity: 1, selectedSize: 'M' }]);
});

test("C48, C53: 'Product added to table cart'; table-only products go into a table's cart only", async () => {
  const flight = await storeProduct(server.db, { ugage: 'disable' });
  expect((await add(flight)).status).toBe(409);
  const { body } = await add(flight, { isTableOrder: true, tableNumber: '007' });
  expect(body).toMatchObject({
    message: 'Product added to table cart',
    data: { isTableOrder: true, tableNumber: '7' },
  });
});

test('C59: boolean fields may be text; a table number without its flag is ignored', async () => {
  const send = (about: object) =>
    asha.client.send('addToCart', {
      params: { id: latte },
      body: { quantity: 1, type: 'product', ...about },
    });
  expect((await send({ isTableOrder: 'false', tableNumber: '4' })).body.data).toMatchObject({
    tableNumber: null,
  });
  expect((await send({ isTableOrder: 'true', tableNumber: 4 })).body.data).toMatchObject({
    tableNumber: '4',
  });
});

test('C60: a request is cut to 300 characters; above 2,000 it is refused', async () => {
  expect((await add(latte, { requests: 'a'.repeat(2000) })).body.data.requests).toHaveLength(300);
  expect((await add(latte, { requests: 'a'.repeat(2001) })).status).toBe(400);
});

test.each<[object, string]>([
  [{ isTableOrder: true, tableNumber: '<b>' }, 'tableNumber'],
  [{ isTableOrder: true }, 'tableNumber'],
  [{ type: 'service' }, 'type'],
  [{ type: undefined }, 'type'],
  ...[-1, 0, 1.5, '1e9', '2', null, [], 2 ** 53, 100].map((quantity): [object, string] => [
    { quantity },
    'quantity',
  ]),
])('P7, C50: %j is refused and %s named', async (about, field) => {
  const body = { quantity: 1, type: 'product', ...about };
  const answer = await asha.client.send('addToCart', { params: { id: latte }, body });
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.field).toBe(field);
  expect(await cart()).toEqual([]);
});

test.each([
  [{ selectedSize: 'XXL' }, 'selectedSize', 'must be one of S, M'],
  [{ selectedColor: 'Pink' }, 'selectedColor', 'must be one of Indigo, Sand'],
])('C68: an unknown choice is refused: %j', async (about, field, message) => {
  expect((await addShirt(about)).body.errors).toEqual([{ field, message }]);
});

test('an unknown item, or one of the other type: 404', async () => {
  expect((await add('nothing')).status).toBe(404);
  expect((await add(shirt)).status).toBe(404);
  await server.db.updateTable('products').set({ deleted_at: 1 }).execute();
  expect((await add(latte)).status).toBe(404);
});

test('a cart has as many lines as an order at most', async () => {
  for (let index = 0; index < 100; index += 1) await add(latte, { requests: `${index}` });
  expect((await add(latte, { requests: 'one more' })).status).toBe(409);
  expect((await add(latte, { requests: '7' })).status).toBe(200);
  expect(await cart()).toHaveLength(100);
});

test('P4, P25: prices and names are current', async () => {
  await add(latte, { quantity: 2 });
  await server.db.updateTable('products').set({ price_paisa: 300_00, name: 'Flat White' }).execute();
  expect(await cart()).toMatchObject([{ total: 600, productDetails: { name: 'Flat White', price: 300 } }]);
});

test('C446: a dish that is sold out says in the cart until when', async () => {
  await add(latte);
  const mark = async (sold_out: 0 | 1, sold_out_at: number | null) => {
    await server.db.updateTable('products').set({ sold_out, sold_out_at }).where('id', '=', latte).execute();
    return (await cart())[0];
  };
  expect(await mark(1, Date.now())).toMatchObject({
    unavailable: true,
    productDetails: { soldOutUntil: 'opening' },
  });
  expect(await mark(1, null)).toMatchObject({
    unavailable: true,
    productDetails: { soldOutUntil: 'putBack' },
  });
  const again = await mark(0, null);
  expect(again).toMatchObject({ unavailable: false });
  expect(again?.productDetails).not.toHaveProperty('soldOutUntil');
});

test('P16: a deleted item has no details; an item that cannot be ordered keeps them; neither counts', async () => {
  const tart = await storeProduct(server.db, { name: 'Tart' });
  for (const id of [latte, tart]) await add(id);
  await addShirt();
  await server.db.updateTable('products').set({ deleted_at: 1 }).where('id', '=', latte).execute();
  await server.db.updateTable('products').set({ sold_out: 1 }).where('id', '=', tart).execute();
  await server.db.updateTable('closet_items').set({ stock: 0 }).execute();
  const [first, second, third] = await cart();
  expect(first).toMatchObject({ unavailable: true, total: 0 });
  expect(first).not.toHaveProperty('productDetails');
  expect(second).toMatchObject({ unavailable: true, total: 0, productDetails: { name: 'Tart' } });
  expect(third).toMatchObject({ unavailable: true, total: 0, closetDetails: { name: 'Shirt' } });
});
