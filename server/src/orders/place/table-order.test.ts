import { stockOf, withKey } from '../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../test/support/stock-shop';

let server: TestServer;
let latte: string;
let heard: string[];
beforeEach(async () => {
  server = await startTestServer();
  latte = await storeProduct(server.db, { name: 'Café Latte', price_paisa: 210_50 });
  heard = [];
  jest.spyOn(server.app.orderEvents, 'placed').mockImplementation((id) => void heard.push(id));
});
afterEach(() => server.close());

const orders = () => server.db.selectFrom('orders').selectAll().execute();
const lines = () => server.db.selectFrom('order_lines').selectAll().execute();
const place = (body: object, client = server.guest()) =>
  client.send('placeTableOrder', { body: { tableNumber: '4', ...body } });

test("§7: 'Order placed successfully from table', without name, phone or address; staff hear of it (C6, C42, C98)", async () => {
  const answer = await place({
    tableNumber: ' 04 ',
    items: [{ _id: latte, name: 'Water', price: 1, quantity: 2 }],
    totalAmount: 421,
    status: 'completed',
    userId: 'somebody',
  });
  expect(answer.body).toMatchObject({
    message: 'Order placed successfully from table',
    data: { totalAmount: 421, status: 'pending', pointsEarned: 0 },
  });
  expect(await orders()).toMatchObject([
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
  expect(heard).toHaveLength(1);
});

test.each(['0', '', 'null', '<script>', 'a'.repeat(13), '-1'])(
  'C50, P17: there is no table %j',
  async (tableNumber) => {
    const answer = await place({ tableNumber, items: [{ _id: latte }] });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.field).toBe('tableNumber');
    expect(await orders()).toEqual([]);
  },
);

test('C51: with a session the order is the person’s, and earns', async () => {
  const { client, person } = await server.asCustomer();
  const answer = await place({ items: [{ _id: latte, quantity: 5 }] }, client);
  expect(answer.body.data).toMatchObject({ pointsEarned: 21 });
  expect(await orders()).toMatchObject([{ user_id: person.id, kind: 'table', points_cafe: 21 }]);
});

test('C53: what is for tables only can be ordered here; what is sold out cannot', async () => {
  const flight = await storeProduct(server.db, { ugage: 'disable' });
  expect((await place({ items: [{ _id: flight }] })).status).toBe(200);
  const gone = await storeProduct(server.db, { ugage: 'disable', sold_out: 1 });
  expect((await place({ items: [{ _id: gone }] })).status).toBe(409);
});

describe('C7: lines without an id', () => {
  test('an exact name in any capitals is enough while one product alone has it', async () => {
    await storeProduct(server.db, { name: 'Tart' });
    await storeProduct(server.db, { name: 'Tart', deleted_at: 1 });
    const answer = await place({ items: [{ name: ' tart' }, { name: 'CAFÉ LATTE' }] });
    expect(answer.body.data).toMatchObject({ totalAmount: 310.5 });
    expect((await lines()).map(({ name }) => name).sort()).toEqual(['Café Latte', 'Tart']);
  });

  test('an id counts more than a name', async () => {
    const tart = await storeProduct(server.db, { name: 'Tart' });
    await place({ items: [{ _id: tart, name: 'Café Latte' }] });
    expect(await lines()).toMatchObject([{ item_id: tart, name: 'Tart' }]);
  });

  test('of two names that count as equal the one spelt exactly so is meant', async () => {
    const cafe = await storeProduct(server.db, { name: 'Cafe Latte' });
    await place({ items: [{ name: 'Cafe Latte' }] });
    expect(await lines()).toMatchObject([{ item_id: cafe }]);
  });

  test.each([
    ['a name that two products have', { name: 'Momo' }, 'items.1.name'],
    ['a name that nothing has', { name: 'Pizza' }, 'items.1.name'],
    ['part of a name', { name: 'Latte' }, 'items.1.name'],
    ['no name at all', { quantity: 1 }, 'items.1._id'],
  ])('%s is refused', async (_, line, field) => {
    await storeProduct(server.db, { name: 'Momo' });
    await storeProduct(server.db, { name: 'Momo' });
    const answer = await place({ items: [{ _id: latte }, line] });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.field).toBe(field);
    expect(await orders()).toEqual([]);
  });
});

test('C98: closet pieces can be ordered from a table', async () => {
  const shirt = await storeClosetItem(server.db, { name: 'Shirt', size_options: '["S","M"]' });
  await place({ items: [{ _id: shirt, type: 'closet', selectedSize: 'M', quantity: 2 }] });
  expect(await lines()).toMatchObject([{ item_type: 'closet', size: 'M', quantity: 2 }]);
  expect(await stockOf(server.db, shirt)).toBe(8);
});

test('C5, C84: a forged total is refused with the right one', async () => {
  const answer = await place({ items: [{ _id: latte, price: 1 }], totalAmount: 1 });
  expect(answer.status).toBe(409);
  expect(answer.body.data).toMatchObject({ totalAmount: 210.5, changes: [{ kind: 'price', was: 1 }] });
});

test('P1, P17: one key is one order; two phones at one table are two', async () => {
  const headers = withKey();
  const post = (keyed: Record<string, string>) =>
    server.guest().call('placeTableOrder', { body: { tableNumber: 4, items: [{ _id: latte }] } }, keyed);
  const [first, again] = await Promise.all([post(headers), post(headers)]);
  expect(again.body).toEqual(first.body);
  await post(withKey());
  expect(await orders()).toHaveLength(2);
});
