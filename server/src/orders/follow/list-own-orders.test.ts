import { checkout } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { startTestServer } from '../../../test/support/start-test-server';
import { OWN_LISTS } from './follow-routes';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

/** Places an order at a time; returns its id and code. */
async function place(client: HttpClient, at: string, quantity = 1) {
  const { body } = await client.call('placeOrder', checkout([{ _id: shop.latte, quantity }]));
  const change = { created_at: Date.parse(at) };
  await shop.db.updateTable('orders').set(change).where('id', '=', body.data._id).execute();
  return { id: body.data._id, code: body.data.code ?? '' };
}

const mine = async (client: HttpClient, query = {}) => {
  const { data } = (await client.call('listMyOrders', { query })).body;
  return { ...data, codes: data.orders.map(({ code }) => code) };
};

test('C194: a member’s own orders, newest first, with total and years', async () => {
  const { client } = await shop.asCustomer();
  const other = await shop.asCustomer('Sita Rai');
  const first = await place(client, '2026-11-20T06:00:00Z');
  await place(other.client, '2026-11-20T06:01:00Z');
  const second = await place(client, '2026-11-20T06:02:00Z', 3);
  const { codes, total, years, orders } = await mine(client);
  expect(codes).toEqual([second.code, first.code]);
  expect({ total, years }).toEqual({ total: 2, years: [2026] });
  expect(orders[0]).toMatchObject({ isMember: true, status: 'pending', item: [{ quantity: 3 }] });
  expect(orders[1]?.item).toHaveLength(1);
});

test('C191, P52: no order in the list has contact data or ids of order and account', async () => {
  const { client, person } = await shop.asCustomer();
  const { id } = await place(client, '2026-11-20T06:00:00Z');
  const { body } = await client.call('listMyOrders', {});
  expect(body.data.orders).toHaveLength(1);
  const text = JSON.stringify(body);
  for (const secret of ['9841234567', '@', id, person.id]) expect(text).not.toContain(secret);
});

test('P11, C194: a year begins at midnight in Nepal, 18:15 UTC', async () => {
  const { client } = await shop.asCustomer();
  const old = await place(client, '2024-12-31T18:14:59.999Z');
  const next = await place(client, '2024-12-31T18:15:00Z');
  const last = await place(client, '2026-12-31T18:14:59Z');
  expect(await mine(client)).toMatchObject({ total: 3, years: [2026, 2025, 2024] });
  expect(await mine(client, { year: 2024 })).toMatchObject({ codes: [old.code], total: 1 });
  expect(await mine(client, { year: '2025' })).toMatchObject({ codes: [next.code], total: 1 });
  expect(await mine(client, { year: 2026 })).toMatchObject({ codes: [last.code], years: [2026, 2025, 2024] });
  expect(await mine(client, { year: 2023 })).toMatchObject({ codes: [], total: 0 });
  expect((await client.send('listMyOrders', { query: { year: 'all' } })).status).toBe(400);
});

test('C194: ten on a page; a page past the end is empty', async () => {
  const { client } = await shop.asCustomer();
  const placed: string[] = [];
  for (let minute = 10; minute < 22; minute += 1)
    placed.unshift((await place(client, `2026-11-20T06:${minute}:00Z`)).code);
  expect((await mine(client)).codes).toEqual(placed.slice(0, 10));
  expect((await mine(client, { page: 2 })).codes).toEqual(placed.slice(10));
  expect((await mine(client, { page: 2, limit: 5 })).codes).toEqual(placed.slice(5, 10));
  expect(await mine(client, { page: 9 })).toMatchObject({ codes: [], total: 12 });
});

test('C25, C194: an order that staff deleted stays in the list, cancelled by the shop', async () => {
  const { client } = await shop.asCustomer();
  const { id } = await place(client, '2026-11-20T06:00:00Z');
  await (await shop.asAdmin()).client.call('deleteOrder', { params: { id } });
  const { orders, total } = await mine(client);
  expect(total).toBe(1);
  expect(orders).toMatchObject([{ status: 'cancelled', cancelledBy: 'shop' }]);
});

test('C194: a guest sees none, and each account may ask so often a minute', async () => {
  expect((await shop.guest().send('listMyOrders', {})).status).toBe(401);
  const limited = await startTestServer({ rateLimit: true });
  const { client } = await limited.asCustomer();
  for (let hit = 0; hit < OWN_LISTS.hits; hit += 1)
    expect((await client.send('listMyOrders', {})).status).toBe(200);
  expect((await client.send('listMyOrders', {})).status).toBe(429);
  const other = await limited.asCustomer();
  expect((await other.client.send('listMyOrders', {})).status).toBe(200);
  await limited.close();
});

test('C445: an order is neither skipped nor repeated when others come or go between two pages', async () => {
  const { client } = await shop.asCustomer();
  const placed: { id: string; code: string }[] = [];
  for (let minute = 10; minute < 19; minute += 1)
    placed.unshift(await place(client, `2026-11-20T06:${minute}:00Z`));
  const codes = placed.map(({ code }) => code);
  const after = (await mine(client, { limit: 4 })).codes.slice(-3).join();
  const second = async () => (await mine(client, { page: 2, limit: 4, after })).codes;
  expect(await second()).toEqual(codes.slice(4, 8));

  await place(client, '2026-11-20T06:30:00Z');
  expect(await second()).toEqual(codes.slice(4, 8));

  const gone = [placed[0], placed[1], placed[3]].map((order) => order?.id ?? '');
  await shop.db.updateTable('orders').set({ user_id: null }).where('id', 'in', gone).execute();
  expect(await second()).toEqual(codes.slice(4, 8));
  expect((await mine(client, { page: 2, limit: 4 })).codes).toEqual(codes.slice(6));
});
