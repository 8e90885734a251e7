import { checkout, withKey } from '../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';

let server: TestServer;
let toast: string;
beforeEach(async () => {
  server = await startTestServer();
  toast = await storeProduct(server.db, { name: 'Toast', category: 'Breakfast' });
  const { client } = await server.asAdmin();
  const mealtimes = { Breakfast: { from: '07:00', until: '11:00' } };
  await client.call('updateSettings', { body: { mealtimes } });
});
afterEach(() => server.close());

const order = (about: object = {}) =>
  server.guest().call('placeGuestOrder', checkout([{ _id: toast }], about), withKey());

test.each([
  ['2026-11-20T06:59:59', 409],
  ['2026-11-20T07:00:00', 200],
  ['2026-11-20T10:59:59', 200],
  ['2026-11-20T11:01:00', 409],
])('C263: breakfast ordered at %s in Nepal is answered %i', async (time, status) => {
  server.clock.now = Date.parse(`${time}+05:45`);
  expect((await order()).status).toBe(status);
  expect(await server.db.selectFrom('orders').selectAll().execute()).toHaveLength(status === 200 ? 1 : 0);
});

test('C236, C263: in the evening breakfast is ordered for tomorrow morning, and not for noon', async () => {
  server.clock.now = Date.parse('2026-11-20T20:00:00+05:45');
  const forTime = (time: string) => order({ slotAt: new Date(`2026-11-21T${time}+05:45`).toISOString() });
  expect((await forTime('10:45:00')).status).toBe(200);
  expect((await forTime('12:00:00')).status).toBe(409);
});

test('C263: the same attempt is answered with its receipt, also after breakfast', async () => {
  server.clock.now = Date.parse('2026-11-20T10:59:59+05:45');
  const key = withKey();
  const send = () => server.guest().call('placeGuestOrder', checkout([{ _id: toast }]), key);
  const first = await send();
  server.clock.now = Date.parse('2026-11-20T11:01:00+05:45');
  expect((await send()).body).toEqual(first.body);
});
