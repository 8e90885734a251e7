import type { HttpClient } from '../../../test/support/http-client';
import { newMember, STAFF_PASSWORD, startStaffShop } from '../../../test/support/staff';
import type { TestServer } from '../../../test/support/start-test-server';
import { SESSION_LIFE_MS, SESSION_MS } from './session-cookie';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let shop: Awaited<ReturnType<typeof startStaffShop>>;
let server: TestServer;
beforeEach(async () => {
  shop = await startStaffShop();
  ({ server } = shop);
});
afterEach(() => shop.close());

const isSignedIn = async (client: HttpClient) =>
  (await client.call('getCurrentUser', {})).body.data.length === 1;

/** Uses a session at regular times; returns after how many ms it was over. */
async function lifeOf(client: HttpClient, everyMs: number, atMostMs: number): Promise<number> {
  const begun = server.clock.now;
  while (server.clock.now - begun < atMostMs && (await isSignedIn(client))) server.clock.now += everyMs;
  return server.clock.now - begun;
}

test('C417: a session that is used every day ends: of staff after 30 days, of customers after 180', async () => {
  const begun = server.clock.now;
  const customer = await server.asCustomer();
  expect(await lifeOf(shop.owner.client, DAY, 400 * DAY)).toBe(SESSION_LIFE_MS.staff);
  server.clock.now = begun;
  expect(await lifeOf(customer.client, DAY, 400 * DAY)).toBe(SESSION_LIFE_MS.customer);
});

test('C417: on a shared device a session of staff ends after 12 hours, by PIN and by password', async () => {
  const nima = await newMember(server, shop.owner);
  const other = new Map(nima.client.cookies);
  await nima.client.call('setPin', { body: { pin: '4711', password: STAFF_PASSWORD } });
  await nima.client.call('lockDevice', {});
  await nima.client.call('unlockDevice', { body: { id: nima.id, pin: '4711' } });
  expect(nima.client.cookies).not.toEqual(other);
  expect(await lifeOf(nima.client, HOUR, 30 * DAY)).toBe(12 * HOUR);
  await nima.client.call('login', { body: { email: nima.email, password: STAFF_PASSWORD } });
  expect(await lifeOf(nima.client, HOUR, 30 * DAY)).toBe(12 * HOUR);
  // Their own phone is not shared.
  const phone = server.guest();
  await phone.call('login', { body: { email: nima.email, password: STAFF_PASSWORD } });
  expect(await lifeOf(phone, DAY, 400 * DAY)).toBe(30 * DAY);
});

test('C417, C92: a session that is not used still ends 30 days after the last request', async () => {
  const { client } = await server.asCustomer();
  server.clock.now += 2 * HOUR;
  expect(await isSignedIn(client)).toBe(true);
  server.clock.now += SESSION_MS - 1;
  expect(await isSignedIn(client)).toBe(true);
  server.clock.now += SESSION_MS;
  expect(await isSignedIn(client)).toBe(false);
});
