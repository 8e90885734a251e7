import { checkout, withKey } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storePlace, storeProduct } from '../../../test/support/stock-shop';
import { startWalletShop } from '../../../test/support/wallet-shop';
import { PENDING_PER_PHONE } from './pending-order-limit';

const MINUTE = 60_000;

let server: TestServer;
let admin: HttpClient;
let tea: string;
beforeEach(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
  tea = await storeProduct(server.db, { name: 'Chiya', category: 'Snacks' });
  await storePlace(server.db, 'Lakeside', 50_00);
});
afterEach(() => server.close());

const switchOn = (autoAccept = true) => admin.call('updateSettings', { body: { autoAccept } });

async function place(body: Parameters<typeof checkout>[0] = [{ _id: tea }], about: object = {}) {
  const answer = await server.guest().call('placeGuestOrder', checkout(body, about), withKey());
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function stored(id: string) {
  const { body } = await admin.call('listOrders', { query: { limit: 100 } });
  const order = body.data.find(({ _id }) => _id === id);
  const minutes = order?.promisedAt ? (Date.parse(order.promisedAt) - server.clock.now) / MINUTE : null;
  return { status: order?.status, step: order?.step, minutes };
}

const accepted = (minutes: number) => ({ status: 'processing', step: 'accepted', minutes });
const waiting = { status: 'pending', step: null, minutes: null };

test('C229: off by default; switched on, a new order is accepted with the minutes of C210', async () => {
  expect(await stored((await place())._id)).toEqual(waiting);
  await switchOn();
  const { _id, status } = await place();
  expect(status).toBe('processing');
  expect(await stored(_id)).toEqual(accepted(15));
  expect(await stored((await place([{ _id: tea, quantity: 9 }]))._id)).toEqual(accepted(15));
  expect(await stored((await place())._id)).toEqual(accepted(20));
  await switchOn(false);
  expect(await stored((await place())._id)).toEqual(waiting);
});

test('C210, C229: dishes that are ready, refused or deleted are not in the queue', async () => {
  await switchOn();
  const many = [{ _id: tea, quantity: 30 }];
  const [ready, refused, deleted] = [await place(many), await place(many), await place(many)];
  await admin.call('changeOrderStep', { params: { id: ready._id }, body: { step: 'ready' } });
  await admin.call('changeOrderStatus', { params: { id: refused._id }, body: { status: 'cancelled' } });
  await admin.call('deleteOrder', { params: { id: deleted._id } });
  expect(await stored((await place())._id)).toEqual(accepted(15));
});

test('C442: clothes are promised no minutes; an order with dishes is promised those of its dishes', async () => {
  const coat = { _id: await storeClosetItem(server.db), type: 'closet' } as const;
  await switchOn();
  expect(await stored((await place([coat]))._id)).toEqual({ ...accepted(0), minutes: null });
  expect(await stored((await place([{ _id: tea }, coat]))._id)).toEqual(accepted(15));
});

test('C229: outside opening hours an order waits', async () => {
  await switchOn();
  server.clock.now = Date.parse('2026-11-20T23:00:00+05:45');
  const { _id, status } = await place();
  expect(status).toBe('pending');
  expect(await stored(_id)).toEqual(waiting);
});

test('C51, C229: an order from a table waits unless it has the code of the table', async () => {
  await switchOn();
  const order = async (tableCode?: string) => {
    const body = { tableNumber: '7', items: [{ _id: tea, quantity: 1 }], ...(tableCode && { tableCode }) };
    return (await server.guest().send('placeTableOrder', { body })).body.data as { _id: string };
  };
  const { body } = await admin.call('listTableCodes', { query: { tables: '7-8' } });
  const [own, other] = body.data;
  for (const code of [undefined, other?.code, `${own?.code}x`])
    expect(await stored((await order(code))._id)).toEqual(waiting);
  expect(await stored((await order(own?.code))._id)).toEqual(accepted(10));
});

test('C216, C229: the history says “automatically”; a repeat of the order accepts nothing twice', async () => {
  await switchOn();
  const key = withKey();
  const body = checkout([{ _id: tea }]);
  const first = await server.guest().call('placeGuestOrder', body, key);
  const repeat = await server.guest().call('placeGuestOrder', body, key);
  expect(repeat.body).toEqual(first.body);
  const { body: history } = await admin.call('getOrderHistory', { params: { id: first.body.data._id } });
  expect(history.data).toMatchObject([
    { action: 'place' },
    { action: 'step', by: null, automatic: true, status: { from: 'pending', to: 'processing' } },
  ]);
});

test('P75, C229: orders that only the server has accepted count as waiting for the limit of a phone number', async () => {
  await server.close();
  server = await startTestServer({ rateLimit: true });
  admin = (await server.asAdmin()).client;
  tea = await storeProduct(server.db);
  await switchOn();
  const ids: string[] = [];
  for (let count = 0; count < PENDING_PER_PHONE; count += 1) ids.push((await place())._id);
  const refused = await server.guest().call('placeGuestOrder', checkout([{ _id: tea }]), withKey());
  expect(refused.status).toBe(429);
  await admin.call('changeOrderStep', { params: { id: ids[0] ?? '' }, body: { step: 'preparing' } });
  await place();
});

test('P75, C229: a transaction number of its customer keeps an order that only the server has accepted in the limit', async () => {
  await server.close();
  const shop = await startWalletShop({ rateLimit: true });
  server = shop;
  await shop.staff.call('updateSettings', { body: { autoAccept: true } });
  for (let count = 0; count < PENDING_PER_PHONE; count += 1) {
    const order = await shop.order();
    expect((await shop.pay(order, `ABCD-${count}`)).status).toBe(200);
  }
  await expect(shop.order()).rejects.toThrow('still waiting to be taken up');
});
