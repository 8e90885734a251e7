import { checkout } from '../../../test/support/checkout';
import { storeCoupon } from '../../../test/support/offers';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { COUPON_TRIES } from '../../offers/offer-routes';
import { createLinkCodes } from '../../platform/db/link-codes';
import { ALL_TABLE_ORDERS, GUEST_ORDERS, MEMBER_ORDERS, TABLE_ORDERS } from './place-routes';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ rateLimit: true });
});
afterEach(() => server.close());

/** Orders from a table with its own code. */
async function atTable(tableNumber: string, _id: string, headers = {}) {
  const codes = createLinkCodes(server, 'table');
  const tableCode = await codes.codeOf(tableNumber);
  const body = { tableNumber, tableCode, items: [{ _id }] };
  return server.guest().call('placeTableOrder', { body }, headers);
}

test('P18: one address cannot flood a table; other tables can order', async () => {
  const latte = await storeProduct(server.db);
  const order = (tableNumber: string) => atTable(tableNumber, latte);
  for (let index = 0; index < TABLE_ORDERS.hits; index += 1) expect((await order('4')).status).toBe(200);
  expect((await order('4')).status).toBe(429);
  expect((await order('04')).status).toBe(429);
  expect((await order('5')).status).toBe(200);
  server.clock.now += TABLE_ORDERS.windowMs;
  expect((await order('4')).status).toBe(200);
});

test('P18: one address cannot flood the shop by naming another table each time', async () => {
  const latte = await storeProduct(server.db);
  const order = (tableNumber: string) => atTable(tableNumber, latte);
  for (let index = 1; index <= ALL_TABLE_ORDERS.hits; index += 1)
    expect((await order(`T${index}`)).status).toBe(200);
  expect((await order('T1000')).status).toBe(429);
});

test('P18: beyond the limit of its network an address stores no counter for each table that it makes up', async () => {
  const latte = await storeProduct(server.db);
  expect((await atTable('1', latte)).status).toBe(200);
  await server.db
    .updateTable('rate_windows')
    .set({ hits: ALL_TABLE_ORDERS.hits })
    .where('bucket', 'like', 'table-orders:%')
    .execute();
  const counters = () => server.db.selectFrom('rate_windows').select('bucket').orderBy('bucket').execute();
  const before = await counters();
  for (const table of ['X1', 'X2', 'X3']) expect((await atTable(table, latte)).status).toBe(429);
  expect(await counters()).toEqual(before);
});

test('P75: one account cannot flood the shop with orders', async () => {
  const latte = await storeProduct(server.db);
  const [{ client }, other] = [await server.asCustomer(), await server.asCustomer()];
  const order = (who = client) => who.call('placeOrder', checkout([{ _id: latte }]));
  for (let index = 0; index < MEMBER_ORDERS.hits; index += 1) {
    expect((await order()).status).toBe(200);
    await server.db.updateTable('orders').set({ status: 'processing' }).execute();
  }
  expect((await order()).status).toBe(429);
  expect((await order(other.client)).status).toBe(200);
  server.clock.now += MEMBER_ORDERS.windowMs;
  expect((await order()).status).toBe(200);
});

test('P75: one address cannot flood the shop with guest orders', async () => {
  const latte = await storeProduct(server.db);
  const order = () => server.guest().call('placeGuestOrder', checkout([{ _id: latte }]));
  for (let index = 0; index < GUEST_ORDERS.hits; index += 1) {
    expect((await order()).status).toBe(200);
    await server.db.updateTable('orders').set({ status: 'processing' }).execute();
  }
  expect((await order()).status).toBe(429);
});

test('P18, P75, C275: another network has limits of its own, for guests, tables and codes of coupons', async () => {
  await server.close();
  server = await startTestServer({ rateLimit: true, trustProxy: true });
  const latte = await storeProduct(server.db);
  const couponCode = await storeCoupon(server.db);
  const from = (last: number) => ({ 'x-forwarded-for': `198.51.100.${last}` });
  const asGuest = (network: number, about = {}) =>
    server.guest().call('placeGuestOrder', checkout([{ _id: latte }], about), from(network));
  const statuses = async (network: number) => [
    (await asGuest(network)).status,
    (await atTable('4', latte, from(network))).status,
    (await asGuest(network, { couponCode })).status,
  ];
  const useUp = (bucket: string) =>
    server.db.updateTable('rate_windows').set({ hits: 1000 }).where('bucket', 'like', bucket).execute();
  expect(await statuses(7)).toEqual([200, 200, 200]);
  await useUp('coupon:%');
  expect(await statuses(7)).toEqual([200, 200, 429]);
  await useUp('%');
  expect(await statuses(7)).toEqual([429, 429, 429]);
  expect(await statuses(8)).toEqual([200, 200, 200]);
});

test('C275: nobody guesses codes of coupons by orders, be it with an account; orders without a code go on', async () => {
  const latte = await storeProduct(server.db);
  const { client } = await server.asCustomer();
  const order = (couponCode?: string) =>
    server.guest().call('placeGuestOrder', checkout([{ _id: latte }], couponCode ? { couponCode } : {}));
  const asMember = (couponCode?: string) =>
    client.call('placeOrder', checkout([{ _id: latte }], couponCode ? { couponCode } : {}));
  for (let index = 0; index < COUPON_TRIES.hits; index += 2) {
    expect((await order(`GUESS-${index}`)).status).toBe(409);
    expect((await asMember(`GUESS-${index}`)).status).toBe(409);
  }
  expect([(await order('GUESS')).status, (await asMember('GUESS')).status]).toEqual([429, 429]);
  expect((await server.guest().call('checkCoupon', { body: { code: 'GUESS' } })).status).toBe(429);
  expect([(await order()).status, (await asMember()).status]).toEqual([200, 200]);
});
