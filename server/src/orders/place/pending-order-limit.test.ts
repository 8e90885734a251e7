import { orderInput } from '@storefront/shared/contract/order-input';
import { readCheckout } from '@storefront/shared/ordering/order-request';
import { GUEST_PIECES_PER_ORDER } from '@storefront/shared/rules/piece-limits';
import { checkout, withKey } from '../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../test/support/stock-shop';
import { removeExpired } from '../../platform/db/remove-expired';
import { orThrow } from '../order-failure';
import {
  PENDING_MS,
  PENDING_PER_ACCOUNT,
  PENDING_PER_ORIGIN,
  PENDING_PER_PHONE,
  pendingLocks,
} from './pending-order-limit';

let server: TestServer;
let latte: string;
beforeEach(async () => {
  server = await startTestServer({ rateLimit: true });
  latte = await storeProduct(server.db, { name: 'Latte' });
});
afterEach(() => server.close());

const phoneOf = (index: number) => `98${String(index).padStart(8, '0')}`;
const order = (phone: string, client = server.guest(), key?: string) =>
  client.call('placeGuestOrder', checkout([{ _id: latte }], {}, { phone }), withKey(key));
const orders = () => server.db.selectFrom('orders').selectAll().execute();
const statuses = async (answers: readonly ReturnType<typeof order>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

async function fill(phone: string): Promise<void> {
  for (let count = 0; count < PENDING_PER_PHONE; count += 1) expect((await order(phone)).status).toBe(200);
}

test('P75: of twenty concurrent orders of one phone five are accepted, the others are refused', async () => {
  const answers = await statuses(Array.from({ length: 20 }, () => order('9841234567')));
  expect(answers).toEqual([...Array(PENDING_PER_PHONE).fill(200), ...Array(15).fill(429)]);
  expect(await orders()).toHaveLength(PENDING_PER_PHONE);
});

test('P75: the refusal says why and which number to call, in any spelling of the phone; another phone can order', async () => {
  await fill('9841234567');
  const { status, body } = await order('+977 984-123 4567');
  expect(status).toBe(429);
  expect(body.message).toMatch(/^Several orders under this phone number are still waiting .* 980-0000000\.$/);
  expect((await order('9841234568')).status).toBe(200);
});

test.each([
  ['taken up', { status: 'processing' as const }],
  ['cancelled', { status: 'cancelled' as const }],
  ['deleted', { deleted_at: 5 }],
])('P75: an order that was %s makes room for one, with the refused key too', async (_, columns) => {
  await fill('9841234567');
  const key = crypto.randomUUID();
  expect((await order('9841234567', server.guest(), key)).status).toBe(429);
  const [first] = await orders();
  await server.db
    .updateTable('orders')
    .set(columns)
    .where('id', '=', first?.id ?? '')
    .execute();
  expect((await order('9841234567', server.guest(), key)).status).toBe(200);
  expect((await order('9841234567')).status).toBe(429);
});

test('P1, P75: a repeat of a placed order gets the first answer', async () => {
  const key = crypto.randomUUID();
  const first = await order('9841234567', server.guest(), key);
  await statuses(Array.from({ length: 9 }, () => order('9841234567')));
  expect((await order('9841234567', server.guest(), key)).body).toEqual(first.body);
});

test('P75: orders pending for more than a day do not count', async () => {
  await fill('9841234567');
  server.clock.now += PENDING_MS;
  expect((await order('9841234567')).status).toBe(200);
});

test('P75: orders of accounts and tables do not count for a phone', async () => {
  await fill('9841234567');
  const { client } = await server.asCustomer();
  const body = checkout([{ _id: latte }]);
  for (let count = 0; count <= PENDING_PER_PHONE; count += 1)
    expect((await client.call('placeOrder', body)).status).toBe(200);
  const table = { tableNumber: '4', items: [{ _id: latte }] };
  expect((await server.guest().call('placeTableOrder', { body: table })).status).toBe(200);
});

test('P75: orders of an account leave guests with its phone their own', async () => {
  const { client } = await server.asCustomer();
  for (let count = 0; count < PENDING_PER_PHONE; count += 1)
    expect((await client.call('placeOrder', checkout([{ _id: latte }]))).status).toBe(200);
  await fill('9841234567');
});

test('P75: one address has a higher limit over all of its phones, for concurrent orders too', async () => {
  const answers = await statuses(
    Array.from({ length: PENDING_PER_ORIGIN + 10 }, (_, at) => order(phoneOf(at))),
  );
  expect(answers).toEqual([...Array(PENDING_PER_ORIGIN).fill(200), ...Array(10).fill(429)]);
  expect((await order(phoneOf(99))).body.message).toMatch(/^Several orders from your network are still /);
});

test('P75, C107: orders of one phone, network or account are counted one after another, all others at once', () => {
  const locksOf = (phone: string, network: string | null, userId: string | null = null) => {
    const body = orderInput.parse(checkout([{ _id: latte }], {}, { phone }).body);
    return pendingLocks(orThrow(readCheckout(body, userId)), network);
  };
  const first = locksOf(phoneOf(1), 'home');
  const shared = (locks: readonly string[]) => locks.map((lock) => first.includes(lock));
  expect(shared(locksOf(phoneOf(1), 'home'))).toEqual([true, true]);
  expect(shared(locksOf(phoneOf(1), 'office'))).toEqual([true, false]);
  expect(shared(locksOf(phoneOf(2), 'home'))).toEqual([false, true]);
  const [own, ...others] = locksOf(phoneOf(1), null, 'asha');
  expect([locksOf(phoneOf(2), null, 'asha'), others]).toEqual([[own], []]);
  expect(locksOf(phoneOf(1), null, 'asha')).not.toEqual(locksOf(phoneOf(1), null, 'bina'));
});

const atTable = (table: string, client = server.guest(), tableCode?: string) =>
  client.call('placeTableOrder', { body: { tableNumber: table, tableCode, items: [{ _id: latte }] } });
async function codeOf(table: string): Promise<string | undefined> {
  const { client: admin } = await server.asAdmin();
  return (await admin.call('listTableCodes', { query: { tables: table } })).body.data[0]?.code;
}

test('P75: an account has a limit over all networks, for concurrent orders too; confirmed tables do not count', async () => {
  const [{ client }, other, code] = [await server.asCustomer(), await server.asCustomer(), await codeOf('4')];
  const place = (by = client) => by.call('placeOrder', checkout([{ _id: latte }]));
  expect((await atTable('4', client, code)).status).toBe(200);
  const answers = await statuses(Array.from({ length: PENDING_PER_ACCOUNT + 5 }, () => place()));
  expect(answers).toEqual([...Array(PENDING_PER_ACCOUNT).fill(200), ...Array(5).fill(429)]);
  expect((await place()).body.message).toMatch(/^Several orders of your account are still waiting/);
  expect((await atTable('4', client, code)).status).toBe(200);
  expect((await place(other.client)).status).toBe(200);
});

test('P18, P75: made-up tables share the limit of their network with guests, for concurrent orders too', async () => {
  const answers = await statuses(
    Array.from({ length: PENDING_PER_ORIGIN + 10 }, (_, at) => atTable(`${at + 1}`)),
  );
  expect(answers).toEqual([...Array(PENDING_PER_ORIGIN).fill(200), ...Array(10).fill(429)]);
  expect((await order('9841234567')).status).toBe(429);
});

test('P18, P75: a table with its code is not limited, however many made-up ones its network has', async () => {
  for (let table = 1; table <= PENDING_PER_ORIGIN; table += 1) await atTable(`${table}`);
  expect((await atTable('4', server.guest(), await codeOf('4'))).status).toBe(200);
});

test('P18, P75: a table that staff confirmed makes room; an account does not pass the limit', async () => {
  for (let table = 1; table <= PENDING_PER_ORIGIN; table += 1) await atTable(`${table}`);
  const { client } = await server.asCustomer();
  for (const who of [client, server.guest()]) expect((await atTable('1', who)).status).toBe(429);
  await server.db.updateTable('orders').set({ table_confirmed: 1 }).where('table_number', '=', '2').execute();
  expect((await atTable('1', client)).status).toBe(200);
  expect((await atTable('1')).status).toBe(429);
});

test('P75: with RATE_LIMIT=off neither orders nor pieces of a phone and a network are counted', async () => {
  await server.close();
  server = await startTestServer({ rateLimit: false });
  const scarf = await storeClosetItem(server.db, { stock: 100 });
  const item = [{ _id: scarf, type: 'closet' as const, quantity: GUEST_PIECES_PER_ORDER }];
  for (let count = 0; count <= PENDING_PER_PHONE; count += 1)
    expect((await server.guest().call('placeGuestOrder', checkout(item))).status).toBe(200);
});

test('P52, P75: the address is stored as a keyed hash, for a day only', async () => {
  await order('9841234567');
  const [stored] = await orders();
  expect(stored?.origin_key).toMatch(/^[\w-]{43}$/);
  await removeExpired(server.db, server.clock.now + PENDING_MS - 1);
  expect((await orders())[0]?.origin_key).toBe(stored?.origin_key);
  await removeExpired(server.db, server.clock.now + PENDING_MS);
  expect((await orders())[0]?.origin_key).toBeNull();
});
