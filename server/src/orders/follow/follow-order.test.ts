import { awardPoints, checkout, withKey } from '../../../test/support/checkout';
import { ledgerSum } from '../../../test/support/ledger';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { startTestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { WRONG_LINKS } from './find-own-order';
import { CANCELLATIONS } from './follow-routes';

const DAY_MS = 24 * 60 * 60 * 1000;

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

async function ordered(client = shop.guest(), points = 0) {
  const call = client.cookies.size > 0 ? 'placeOrder' : 'placeGuestOrder';
  const { body } = await client.call(call, checkout([{ _id: shop.latte, quantity: 2 }], {}, { points }));
  const { _id: id, code = '', key = '' } = body.data;
  return { id, code, key };
}

const follow = (code: string, key?: string, client = shop.guest()) =>
  client.call('followOrder', { params: { code }, query: key === undefined ? {} : { key } });

test('C191: a link opens an order for 30 days; its member keeps it', async () => {
  const { client } = await shop.asCustomer();
  const { code, key } = await ordered(client);
  shop.clock.now += 15 * DAY_MS;
  expect((await follow(code, undefined, client)).body.data.item).toMatchObject([
    { name: 'Latte', quantity: 2 },
  ]);
  shop.clock.now += 15 * DAY_MS - 1;
  expect((await follow(code, key)).status).toBe(200);
  shop.clock.now += 1;
  const old = await follow(code, key);
  expect([old.status, old.body.message]).toEqual([404, 'Order not found']);
  expect((await follow(code, undefined, client)).status).toBe(200);
});

test('C191, P52: the answer is stored nowhere, and holds neither phone nor e-mail', async () => {
  const { code, key } = await ordered();
  const answer = await follow(code, key);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(JSON.stringify(answer.body)).not.toMatch(/9841234567|@/);
});

test('C191: a repeated order and its idempotency key give the same link', async () => {
  const client = shop.guest();
  const attempt = crypto.randomUUID();
  const place = () => client.call('placeGuestOrder', checkout([{ _id: shop.latte }]), withKey(attempt));
  const first = (await place()).body.data;
  const again = (await place()).body.data;
  const asked = await client.call('getOrderByKey', { params: { key: attempt } });
  expect(first.key).toMatch(/^[\w-]{16}$/);
  expect([again.key, asked.body.data.key]).toEqual([first.key, first.key]);
});

test('C25, C191: an order that staff deleted is cancelled for its customer', async () => {
  const { id, code, key } = await ordered();
  await (await shop.asAdmin()).client.call('deleteOrder', { params: { id } });
  const { body } = await follow(code, key);
  expect(body.data).toMatchObject({ status: 'cancelled', cancelledBy: 'shop', closedAt: expect.any(String) });
});

test('C19, C192: redeemed points come back with a cancellation, and staff see who cancelled', async () => {
  const { client, person } = await shop.asCustomer();
  await awardPoints(shop.db, person.id, 50, shop.clock.now);
  const { code } = await ordered(client, 50);
  expect(await ledgerSum(shop.db, person.id)).toBe(0);
  await client.call('cancelOwnOrder', { params: { code }, body: {} });
  expect(await ledgerSum(shop.db, person.id)).toBe(50);
  const staff = (await shop.asAdmin()).client;
  const { body } = await staff.call('listOrders', { query: { status: 'cancelled' } });
  expect(body.data).toMatchObject([{ code, cancelledBy: 'customer' }]);
});

test('C192: of a cancellation and an acceptance at the same moment one wins, and the order tells which', async () => {
  const staff = (await shop.asAdmin()).client;
  for (let round = 0; round < 10; round += 1) {
    const { id, code, key } = await ordered();
    const [cancelled, accepted] = await Promise.all([
      shop.guest().call('cancelOwnOrder', { params: { code }, body: { key } }),
      staff.call('changeOrderStatus', { params: { id }, body: { status: 'processing', version: 1 } }),
    ]);
    expect([cancelled.status, accepted.status].sort()).toEqual([200, 409]);
    const { body } = await follow(code, key);
    expect(body.data.status).toBe(cancelled.status === 200 ? 'cancelled' : 'processing');
  }
});

test('C191: wrong links are limited per network, right ones are not', async () => {
  const limited = await startTestServer({ rateLimit: true });
  const ask = () => limited.guest().send('followOrder', { params: { code: 'NOBODY' } });
  const statuses: number[] = [];
  for (let round = 0; round <= WRONG_LINKS.hits; round += 1) statuses.push((await ask()).status);
  expect(statuses.slice(0, -1).every((status) => status === 404)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  await limited.close();
});

test('C191, C192, C202: another network has limits of its own, for wrong links, receipts and cancellations', async () => {
  const limited = await startTestServer({ rateLimit: true, trustProxy: true });
  const latte = await storeProduct(limited.db);
  const { data } = (await limited.guest().call('placeGuestOrder', checkout([{ _id: latte }]))).body;
  const params = { code: data.code ?? '' };
  const statuses = async (network: number) => {
    const [guest, from] = [limited.guest(), { 'x-forwarded-for': `198.51.100.${network}` }];
    const answers = [
      await guest.send('followOrder', { params: { code: 'NOBODY' } }, from),
      await guest.send('getReceipt', { params, query: { key: data.key } }, from),
      await guest.send('cancelOwnOrder', { params, body: { key: data.key } }, from),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await statuses(7)).toEqual([404, 200, 200]);
  await limited.db.updateTable('rate_windows').set({ hits: 1000 }).execute();
  expect(await statuses(7)).toEqual([429, 429, 429]);
  expect(await statuses(8)).toEqual([404, 200, 200]);
  await limited.close();
});

test('C192, P75: a network cannot order and cancel without end; wrong links do not count', async () => {
  const limited = await startTestServer({ rateLimit: true });
  const latte = await storeProduct(limited.db);
  const { data } = (await limited.guest().call('placeGuestOrder', checkout([{ _id: latte }]))).body;
  const cancel = async (code = '') =>
    (await limited.guest().send('cancelOwnOrder', { params: { code }, body: { key: data.key } })).status;
  expect(await cancel('NOBODY')).toBe(404);
  const statuses: number[] = [];
  for (let round = 0; round <= CANCELLATIONS.hits; round += 1) {
    limited.clock.now += 60_000;
    statuses.push(await cancel(data.code));
  }
  expect(statuses).toEqual([...Array(CANCELLATIONS.hits).fill(200), 429]);
  await limited.close();
});

test('C191: an error of the shop is no wrong link', async () => {
  const limited = await startTestServer({ rateLimit: true });
  await limited.db.schema.alterTable('orders').renameTo('orders_away').execute();
  const ask = () => limited.guest().send('followOrder', { params: { code: 'NOBODY' } });
  for (let round = 0; round < WRONG_LINKS.hits; round += 1) expect((await ask()).status).toBe(500);
  await limited.db.schema.alterTable('orders_away').renameTo('orders').execute();
  expect((await ask()).status).toBe(404);
  await limited.close();
});
