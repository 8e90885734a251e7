import { sql } from 'kysely';
import { checkout } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storePlace, storeProduct } from '../../../test/support/stock-shop';
import { orderSearch } from '../../platform/db/migrations/0009-order-search';

let server: TestServer;
let admin: HttpClient;
let latte: string;
beforeEach(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
  latte = await storeProduct(server.db, { name: 'Latte' });
});
afterEach(() => server.close());

async function place(data = {}): Promise<string> {
  server.clock.now += 1000;
  const { body } = await server.guest().call('placeGuestOrder', checkout([{ _id: latte }], {}, data));
  return body.data._id;
}
const list = async (query = {}) =>
  (await admin.send('listOrders', { query })).body.data as { _id: string; code: string }[];
const ids = async (query = {}) => (await list(query)).map(({ _id }) => _id);

test('§3, C36, C78: an order as staff see it', async () => {
  const shirt = await storeClosetItem(server.db, { name: 'Shirt' });
  const item = [{ _id: shirt, type: 'closet' as const, quantity: 2, requests: '<svg/onload=alert(1)>' }];
  const { body } = await server.guest().call('placeGuestOrder', checkout(item, {}, { email: 'a@b.np' }));
  expect(await list()).toEqual([
    {
      _id: body.data._id,
      id: body.data._id,
      code: body.data.code,
      fullName: 'Asha Gurung',
      user: null,
      email: 'a@b.np',
      phone: '9841234567',
      address: 'Lakeside 6',
      deliveryOption: 'Pick up',
      deliveryLocation: 'Pick-up',
      tableNumber: null,
      tableConfirmed: null,
      guestName: null,
      status: 'pending',
      totalAmount: 2000,
      subtotal: 2000,
      deliveryFee: 0,
      redeemedPoints: 0,
      pointsEarned: 0,
      paymentMethod: 'cash',
      paymentStatus: 'unpaid',
      transactionNumber: null,
      paidAmount: null,
      createdAt: '2026-11-20T06:15:00.000Z',
      version: 1,
      editedAt: null,
      touchedAt: null,
      step: null,
      promisedAt: null,
      promisedFirstAt: null,
      slotAt: null,
      acceptedAt: null,
      preparingAt: null,
      readyAt: null,
      closedAt: null,
      cancelledBy: null,
      cancelReason: null,
      pointsOwed: 0,
      departments: [{ department: 'closet', doneAt: null }],
      item: [
        expect.objectContaining({
          productId: shirt,
          type: 'closet',
          pname: 'Shirt',
          name: 'Shirt',
          price: 1000,
          quantity: 2,
          selectedColor: null,
          selectedSize: null,
          requests: '<svg/onload=alert(1)>',
          department: 'closet',
        }),
      ],
    },
  ]);
});

test('C71, C95: newest first, ten a page, pages without gaps or repeats', async () => {
  const placed: string[] = [];
  for (let index = 0; index < 13; index += 1) placed.unshift(await place());
  expect(await ids()).toEqual(placed.slice(0, 10));
  expect(await ids({ page: 2 })).toEqual(placed.slice(10));
  expect(await ids({ page: 3 })).toEqual([]);
  expect(await ids({ page: -1, limit: 3 })).toEqual(placed.slice(0, 3));
});

test('the orders of one customer alone', async () => {
  await place();
  const { client, person } = await server.asCustomer();
  const { body } = await client.call('placeOrder', checkout([{ _id: latte }]));
  expect(await ids({ user: person.id })).toEqual([body.data._id]);
  expect(await ids({ user: 'nobody' })).toEqual([]);
});

test('C70, P34: one status only; a misspelt one means pending, none means all', async () => {
  const [first, second] = [await place(), await place()];
  await admin.call('changeOrderStatus', { params: { id: first }, body: { status: 'completed' } });
  expect(await ids({ status: 'completed' })).toEqual([first]);
  expect(await ids({ status: 'Completed' })).toEqual([first]);
  expect(await ids({ status: 'pendding' })).toEqual([second]);
  expect(await ids({ status: 'cancelled' })).toEqual([]);
  expect(await ids()).toEqual([second, first]);
});

test('C206: open orders are the pending and processing ones, oldest first, page by page', async () => {
  const placed: string[] = [];
  for (let index = 0; index < 5; index += 1) placed.push(await place());
  const [first = '', second = '', third = '', ...others] = placed;
  const set = (id: string, status: 'processing' | 'completed' | 'cancelled') =>
    admin.call('changeOrderStatus', { params: { id }, body: { status } });
  await set(first, 'completed');
  await set(second, 'processing');
  await set(third, 'cancelled');
  expect(await ids({ open: 'true' })).toEqual([second, ...others]);
  expect(await ids({ open: 'true', limit: 1, page: 2 })).toEqual(others.slice(0, 1));
  expect(await ids({ open: 'true', status: 'processing' })).toEqual([second]);
  expect(await ids({ open: 'false' })).toEqual(placed.toReversed());
});

test('P32: the orders placed since a time', async () => {
  await place();
  const since = new Date(server.clock.now).toISOString();
  const second = await place();
  expect(await ids({ since })).toEqual([second]);
  const refused = await admin.send('listOrders', { query: { since: 'yesterday' } });
  expect(refused.status).toBe(400);
  expect(refused.body.errors?.[0]?.field).toBe('since');
});

test('staff find an order by part of name, e-mail, phone or code; P66: % and _ are ordinary letters', async () => {
  const asha = await place({ fullName: 'Asha Gurung', email: 'asha@example.com', phone: '9841111111' });
  const bina = await place({ fullName: 'Bina 100%', email: '', phone: '9842222222' });
  expect(await ids({ search: 'asha' })).toEqual([asha]);
  expect(await ids({ search: 'EXAMPLE.com' })).toEqual([asha]);
  expect(await ids({ search: '222222' })).toEqual([bina]);
  const [{ code } = { code: '' }] = await list({ search: 'bina' });
  expect(await ids({ search: code.toLowerCase() })).toEqual([bina]);
  expect(await ids({ search: '%' })).toEqual([bina]);
  expect(await ids({ search: '_' })).toEqual([]);
});

test('names in any script are found, ignoring case and Latin accents', async () => {
  const jose = await place({ fullName: 'José ÉLAN' });
  const ram = await place({ fullName: 'राम थापा' });
  expect(await ids({ search: 'élan' })).toEqual([jose]);
  expect(await ids({ search: 'JOSE E' })).toEqual([jose]);
  expect(await ids({ search: 'थापा' })).toEqual([ram]);
  expect(await ids({ search: 'रा' })).toEqual([ram]);
  expect(await ids({ search: 'élan asha' })).toEqual([]);
});

async function placeAtTable(tableNumber: string): Promise<string> {
  server.clock.now += 1000;
  const body = { tableNumber, items: [{ _id: latte }] };
  const answer = await server.guest().send('placeTableOrder', { body });
  return (answer.body.data as { _id: string })._id;
}

test('C173: staff find the orders of a table, that table first and alone when they name it', async () => {
  const seven = await placeAtTable('7');
  const terrace = await placeAtTable('Terrace-7');
  const phone = await place({ phone: '9841111117' });
  expect(await ids({ search: '7' })).toEqual([seven, phone, terrace]);
  expect(await ids({ search: 'Table 7' })).toEqual([seven]);
  expect(await ids({ search: 'table terrace-7' })).toEqual([terrace]);
  expect(await ids({ search: 'terrace' })).toEqual([terrace]);
  expect(await ids({ search: 'table 8' })).toEqual([]);
});

test('C173: a phone number is found in any spelling, a code with its sign', async () => {
  const id = await place({ phone: '9841234567' });
  await place({ phone: '9847777777' });
  expect(await ids({ search: '+977 984-123 4567' })).toEqual([id]);
  expect(await ids({ search: '984 123' })).toEqual([id]);
  const { code } = (await list()).find(({ _id }) => _id === id) ?? { code: '' };
  expect(await ids({ search: `#${code}` })).toEqual([id]);
});

test('C173: orders that are delivered, fetched or brought to a table', async () => {
  await storePlace(server.db, 'Lakeside', 50_00);
  const fetched = await place();
  const table = await placeAtTable('7');
  server.clock.now += 1000;
  const there = checkout([{ _id: latte }], { deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' });
  const { body } = await server.guest().call('placeGuestOrder', there);
  expect(await ids({ kind: 'pickup' })).toEqual([fetched]);
  expect(await ids({ kind: 'table' })).toEqual([table]);
  expect(await ids({ kind: 'delivery' })).toEqual([body.data._id]);
  expect(await ids({ kind: 'table', status: 'completed' })).toEqual([]);
  expect((await admin.send('listOrders', { query: { kind: 'balloon' } })).status).toBe(400);
});

test('C4, C32: only staff see orders', async () => {
  expect((await server.guest().call('listOrders', {})).status).toBe(401);
  expect((await (await server.asCustomer()).client.call('listOrders', {})).status).toBe(403);
});

test('C173: orders that are older than the search by table are found by it', async () => {
  const seven = await placeAtTable('Terrace-7');
  await server.db.updateTable('orders').set({ search_key: '\n\n\nabcdef' }).execute();
  for (const statement of orderSearch.statements({ key: 'text', whole: 'bigint', textIndex: () => [] }))
    await sql.raw(statement).execute(server.db);
  expect(await ids({ search: 'terrace' })).toEqual([seven]);
});
