import { awardPoints, checkout, stockOf } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { brokenLots, ledgerSum } from '../../../test/support/ledger';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storePlace, storeProduct } from '../../../test/support/stock-shop';

let server: TestServer;
let admin: HttpClient;
let asha: SignedIn;
let latte: string;
let shirt: string;
beforeEach(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
  asha = await server.asCustomer();
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 500_00 });
  shirt = await storeClosetItem(server.db, { name: 'Shirt', stock: 3 });
  await storePlace(server.db, 'Lakeside', 50_00);
  await awardPoints(server.db, asha.person.id, 150, server.clock.now);
});
afterEach(() => server.close());

const lakeside = { deliveryLocation: 'Lakeside', deliveryOption: 'Lakeside' };

/** Latte and shirt to Lakeside: 500 + 1000 + 50. */
async function placed(points = 0) {
  const items = [
    { _id: latte, requests: 'hot' },
    { _id: shirt, type: 'closet' as const },
  ];
  await asha.client.call('placeOrder', checkout(items, lakeside, { points }));
  const [order] = (await admin.call('listOrders', {})).body.data;
  if (!order) throw new Error('no order');
  return order;
}

const update = (id: string, items: object[], about = {}) =>
  admin.send('updateOrder', { params: { id }, body: { items, ...about } });

test("C21: 'Order updated successfully': quantities change, sums, points and stock follow, the fee stays", async () => {
  const order = await placed();
  const [coffee, piece] = order.item;
  const { body } = await update(order._id, [
    { ...coffee, quantity: 2, price: 1 },
    { ...piece, quantity: 3, selectedColor: 'Sand' },
  ]);
  expect(body).toMatchObject({
    message: 'Order updated successfully',
    data: {
      subtotal: 4000,
      deliveryFee: 50,
      totalAmount: 4050,
      pointsEarned: 20,
      version: 2,
      item: [
        { _id: coffee?._id, quantity: 2, price: 500, requests: 'hot' },
        { _id: piece?._id, quantity: 3, selectedColor: 'Sand' },
      ],
    },
  });
  expect(await stockOf(server.db, shirt)).toBe(0);
  const [listed] = (await admin.call('listOrders', {})).body.data;
  expect(listed).toEqual(body.data);
});

test('C73: a new line has the catalogue’s price; C78: an existing line keeps its price', async () => {
  const order = await placed();
  await server.db.updateTable('products').set({ price_paisa: 900_00, name: 'Dear Latte' }).execute();
  const flight = await storeProduct(server.db, { name: 'Flight', ugage: 'disable', price_paisa: 480_00 });
  const { body } = await update(order._id, [
    { _id: order.item[0]?._id, quantity: 1 },
    { productId: flight, price: 1, quantity: 2, name: 'Free' },
    { productId: latte, quantity: 1 },
  ]);
  expect(body.data).toMatchObject({
    item: [
      { name: 'Latte', price: 500 },
      { name: 'Flight', price: 480, quantity: 2 },
      { name: 'Dear Latte', price: 900 },
    ],
    totalAmount: 500 + 960 + 900 + 50,
  });
  expect(await stockOf(server.db, shirt)).toBe(3);
});

test('P8, P43: points above the smaller total are refunded', async () => {
  const water = await storeProduct(server.db, { name: 'Water', price_paisa: 42_00 });
  const order = await placed(150);
  expect(await ledgerSum(server.db, asha.person.id)).toBe(0);
  const { body } = await update(order._id, [{ productId: water, quantity: 1 }]);
  expect(body.data).toMatchObject({ subtotal: 42, redeemedPoints: 90, totalAmount: 2 });
  expect(await ledgerSum(server.db, asha.person.id)).toBe(60);
  expect(await brokenLots(server.db)).toEqual([]);
});

test('C21: a completed order is credited the points of its new lines', async () => {
  const order = await placed();
  await admin.call('changeOrderStatus', { params: { id: order._id }, body: { status: 'completed' } });
  const before = await ledgerSum(server.db, asha.person.id);
  const { body } = await update(order._id, [{ _id: order.item[0]?._id, quantity: 10 }]);
  expect(body.data).toMatchObject({ totalAmount: 5050, pointsEarned: 101 });
  expect(await ledgerSum(server.db, asha.person.id)).toBe(before - (order.pointsEarned ?? 0) + 101);
});

test.each([
  ['no lines', () => [], 'items', 'Order must have at least one item.'],
  ['a quantity of 0', () => [{ productId: latte, quantity: 0 }], 'items.0.quantity', 'must be at least 1'],
  ['a line that names nothing', () => [{ quantity: 1 }], 'items.0.productId', 'is required'],
  ['a name that nothing has', () => [{ name: 'Pizza', quantity: 1 }], 'items.0.name', 'names no product'],
])('%s: refused, and the order is unchanged', async (_, items, field, message) => {
  const order = await placed();
  const answer = await update(order._id, items());
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]).toEqual({ field, message });
  expect((await admin.call('listOrders', {})).body.data).toEqual([order]);
});

test('the same line twice is refused', async () => {
  const order = await placed();
  const line = { _id: order.item[0]?._id, quantity: 1 };
  expect((await update(order._id, [line, line])).body.errors?.[0]?.field).toBe('items.1._id');
});

test('P15: more pieces than left are refused, and nothing changes', async () => {
  const order = await placed();
  const answer = await update(order._id, [{ _id: order.item[1]?._id, quantity: 4 }]);
  expect(answer.status).toBe(409);
  expect(answer.body.data).toMatchObject({ changes: [{ kind: 'stock', _id: shirt, was: 3, now: 2 }] });
  expect(await stockOf(server.db, shirt)).toBe(2);
  expect((await admin.call('listOrders', {})).body.data).toEqual([order]);
});

test('a deleted product cannot be added', async () => {
  const order = await placed();
  await server.db.updateTable('products').set({ deleted_at: 1 }).execute();
  const answer = await update(order._id, [{ productId: latte, quantity: 1 }]);
  expect(answer.status).toBe(409);
  expect(answer.body.message).toBe('Latte cannot be ordered now');
});

test('P15: a cancelled order cannot be edited; C99: nor an order that another person changed since', async () => {
  const order = await placed();
  const items = [{ _id: order.item[0]?._id, quantity: 2 }];
  expect((await update(order._id, items, { version: 1 })).status).toBe(200);
  expect((await update(order._id, items, { version: 1 })).status).toBe(409);
  await admin.call('changeOrderStatus', { params: { id: order._id }, body: { status: 'cancelled' } });
  expect((await update(order._id, items)).status).toBe(409);
});

test('C25: a deleted order leaves the lists, its effects are reversed once, and its row stays', async () => {
  const order = await placed(50);
  await admin.call('changeOrderStatus', { params: { id: order._id }, body: { status: 'completed' } });
  const params = { id: order._id };
  const answers = await Promise.all([1, 2, 3].map(() => admin.call('deleteOrder', { params })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await stockOf(server.db, shirt)).toBe(3);
  expect(await ledgerSum(server.db, asha.person.id)).toBe(150);
  expect((await admin.call('listOrders', {})).body.data).toEqual([]);
  const status = { status: 'completed' as const };
  expect((await admin.call('changeOrderStatus', { params, body: status })).status).toBe(404);
  expect((await update(order._id, [{ productId: latte, quantity: 1 }])).status).toBe(404);
  expect(await server.db.selectFrom('orders').select('id').execute()).toEqual([{ id: order._id }]);
});

test('C21: the order says when its lines last changed; the same lines are no change', async () => {
  const order = await placed();
  const [coffee, piece] = order.item;
  server.clock.now += 60_000;
  const same = await update(order._id, [coffee ?? {}, piece ?? {}]);
  expect(same.body.data).toMatchObject({ version: 2, editedAt: null });
  const edited = await update(order._id, [{ ...coffee, quantity: 2 }, piece ?? {}]);
  expect(edited.body.data).toMatchObject({ editedAt: new Date(server.clock.now).toISOString() });
  const history = await admin.call('getOrderHistory', { params: { id: order._id } });
  expect(history.body.data[0]).toMatchObject({ action: 'place' });
  expect(history.body.data.slice(1).map(({ action }) => action)).toEqual(['update', 'update']);
});

test('C220: a new line has the department of its category', async () => {
  const order = await placed();
  const tea = await storeProduct(server.db, { name: 'Masala', category: 'Tea' });
  const momo = await storeProduct(server.db, { name: 'Momo', category: 'Snacks' });
  const lines = [...order.item, { productId: tea, quantity: 1 }, { productId: momo, quantity: 1 }];
  const { body } = await update(order._id, lines);
  expect((body.data as typeof order).item.map(({ department }) => department)).toEqual([
    'bar',
    'closet',
    'bar',
    'kitchen',
  ]);
});

test('C21: an edited order of a guest still earns nobody points', async () => {
  const { body } = await server.guest().call('placeGuestOrder', checkout([{ _id: latte, quantity: 4 }]));
  const [order] = (await admin.call('listOrders', {})).body.data;
  const edited = await update(body.data._id, [{ ...order?.item[0], quantity: 9 }]);
  expect(edited.body.data).toMatchObject({ totalAmount: 4500, pointsEarned: 0 });
});

test('C21: a cancelled order is not edited', async () => {
  const order = await placed();
  await admin.call('changeOrderStatus', { params: { id: order._id }, body: { status: 'cancelled' } });
  const answer = await update(order._id, order.item);
  expect([answer.status, answer.body.message]).toEqual([409, 'A cancelled order cannot be changed']);
});
