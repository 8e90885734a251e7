import { checkout } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';

let server: TestServer;
let owner: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.asAdmin();
});
afterEach(() => server.close());

let delivery: string;
let pickup: string;
beforeEach(async () => {
  const items = [{ _id: await storeProduct(server.db, { name: 'Latte' }) }];
  const place = async (fields: object) =>
    (await server.guest().call('placeGuestOrder', checkout(items, fields))).body.data._id;
  await owner.client.call('addLocation', { body: { data: { address: 'Lakeside', rate: 0 } } });
  pickup = await place({});
  delivery = await place({});
  await server.db
    .updateTable('orders')
    .set({ delivery_option: 'Delivery', delivery_location: 'Lakeside' })
    .where('id', '=', delivery)
    .execute();
  await server.db
    .updateTable('orders')
    .set({ delivery_option: 'Pick up', delivery_location: 'Pick-up' })
    .where('id', '=', pickup)
    .execute();
});

type Status = 'pending' | 'processing' | 'completed' | 'cancelled';
const setStatus = async (client: HttpClient, id: string, status: Status, version?: number) =>
  (
    await client.call('changeOrderStatus', {
      params: { id },
      body: { status, ...(version && { version }) },
    })
  ).status;

test('C293: a rider sees deliveries under way only, ends them, and takes that back for ten minutes', async () => {
  const { client } = await server.asAdmin('rider');
  const seen = async (query = {}) =>
    (await client.call('listOrders', { query })).body.data.map(({ _id }) => _id);
  expect(await seen()).toEqual([delivery]);
  expect(await seen({ kind: 'pickup', status: 'pending' })).toEqual([delivery]);
  expect(await setStatus(client, delivery, 'processing')).toBe(403);
  // Neither by a stale version, whose answer has the stored order.
  expect(await setStatus(client, pickup, 'completed', 99)).toBe(403);
  await setStatus(owner.client, pickup, 'processing');
  await setStatus(owner.client, delivery, 'processing');
  expect(await setStatus(client, pickup, 'completed')).toBe(403);
  expect(await setStatus(client, delivery, 'cancelled')).toBe(403);
  expect(await setStatus(client, delivery, 'completed')).toBe(200);
  expect(await setStatus(client, delivery, 'processing')).toBe(200);
  expect(await setStatus(client, delivery, 'completed')).toBe(200);
  server.clock.now += 10 * 60_000 + 1;
  expect(await setStatus(client, delivery, 'processing')).toBe(403);
  expect(await seen()).toEqual([]);
});

test('C293: the kitchen moves accepted orders, and neither accepts, promises nor cancels', async () => {
  const { client } = await server.asAdmin('kitchen');
  const step = async (body: object) =>
    (await client.send('changeOrderStep', { params: { id: pickup }, body })).status;
  expect(await step({ step: 'preparing' })).toBe(403);
  await setStatus(owner.client, pickup, 'processing');
  expect(await step({ step: 'preparing', promisedAt: null })).toBe(403);
  expect(await step({ step: 'preparing' })).toBe(200);
  expect(await step({ step: 'ready' })).toBe(200);
  expect(await setStatus(client, pickup, 'cancelled')).toBe(403);
  expect(await setStatus(client, pickup, 'completed')).toBe(403);
});

test('C293: the counter pauses ordering and changes no other setting', async () => {
  const { client } = await server.asAdmin('counter');
  const paused = { reason: 'no gas', until: null };
  expect((await client.call('updateSettings', { body: { paused } })).status).toBe(200);
  const both = await client.call('updateSettings', { body: { paused: null, refuseWhenClosed: true } });
  expect(both.status).toBe(403);
  const { body } = await client.call('getSettings', {});
  expect(body.data).toMatchObject({ paused, refuseWhenClosed: false });
});
