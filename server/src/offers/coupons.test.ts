import { checkout } from '../../test/support/checkout';
import { storeCoupon } from '../../test/support/offers';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';
import { COUPON_TRIES } from './offer-routes';

let server: TestServer;
afterEach(() => server.close());

test('C275, P75: codes cannot be tried without end from one network, by checks or by orders', async () => {
  server = await startTestServer({ rateLimit: true });
  const guest = server.guest();
  const check = async () => (await guest.call('checkCoupon', { body: { code: 'GUESSED' } })).status;
  const statuses = new Set<number>();
  for (let tries = 1; tries < COUPON_TRIES.hits; tries += 1) statuses.add(await check());
  expect([...statuses]).toEqual([400]);
  const latte = await storeProduct(server.db);
  const order = (couponCode?: string) =>
    guest.call('placeGuestOrder', checkout([{ _id: latte }], { ...(couponCode && { couponCode }) }));
  expect((await order('GUESSED')).status).toBe(409);
  expect((await order('GUESSED')).status).toBe(429);
  expect(await check()).toBe(429);
  expect((await order()).status).toBe(200);
});

test('C275, P74: a coupon leaves an audit row when it is added and when it is changed', async () => {
  server = await startTestServer();
  const { client, person } = await server.asAdmin();
  const { _id } = (await client.call('addCoupon', { body: { code: 'first', percent: 5 } })).body.data;
  await client.call('updateCoupon', { params: { id: _id }, body: { code: 'first', amount: 30, version: 1 } });
  const rows = await server.db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', _id)
    .orderBy('action')
    .execute();
  expect(rows.map(({ action, actor, details }) => [action, actor, JSON.parse(details)])).toMatchObject([
    ['coupon.add', person.id, { after: { code: 'FIRST', percent: 5 } }],
    ['coupon.update', person.id, { before: { percent: 5 }, after: { percent: null, amountPaisa: 3000 } }],
  ]);
});

test('C276: the mail of an order has each discount as a row', async () => {
  server = await startTestServer();
  const code = await storeCoupon(server.db, { percent: null, amount_paisa: 30_00 });
  const latte = await storeProduct(server.db);
  const order = checkout([{ _id: latte }], { couponCode: code }, { email: 'asha@example.com' });
  await server.guest().call('placeGuestOrder', order);
  await server.app.background.idle();
  expect(server.mails[0]?.text).toContain(`Code ${code}`);
  expect(server.mails[0]?.text).toContain('Rs 70.00');
});
