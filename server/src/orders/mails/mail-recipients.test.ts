import { checkout, withKey } from '../../../test/support/checkout';
import { HttpClient } from '../../../test/support/http-client';
import { storeReferral } from '../../../test/support/people';
import { startSecondNode } from '../../../test/support/start-second-node';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { MAILED_ORDERS } from './order-mails';

let server: TestServer;
let asha: SignedIn;
let latte: string;
afterEach(() => server.close());

async function open(rateLimit = false): Promise<void> {
  server = await startTestServer({ rateLimit });
  asha = await server.asCustomer();
  latte = await storeProduct(server.db, { name: 'Latte' });
}

async function place(email: string, client = asha.client): Promise<string> {
  const call = client.cookies.size > 0 ? 'placeOrder' : 'placeGuestOrder';
  const { status, body } = await client.call(call, checkout([{ _id: latte }], {}, { email }));
  expect(status).toBe(200);
  return body.data._id;
}

const recipients = () => server.mails.map(({ to }) => to);
const setStatus = async (id: string, status: 'processing' | 'completed' | 'cancelled') =>
  (await server.asAdmin()).client.call('changeOrderStatus', { params: { id }, body: { status } });

test('C199: all mails of an order go to the address that was typed, not to that of the account', async () => {
  await open();
  await setStatus(await place('friend@example.com'), 'processing');
  expect(recipients()).toEqual(['friend@example.com', 'friend@example.com']);
});

test('C199: without a typed address the account’s of now gets the later mails', async () => {
  await open();
  const id = await place('');
  await server.db
    .updateTable('users')
    .set({ email: 'new@example.com', email_key: 'new@example.com' })
    .where('id', '=', asha.person.id)
    .execute();
  await setStatus(id, 'processing');
  expect(recipients()).toEqual([asha.person.email, 'new@example.com']);
});

test('C199: an account without a valid address orders, and gets no mails', async () => {
  await open();
  await server.db.updateTable('users').set({ email: 'nobody' }).where('id', '=', asha.person.id).execute();
  await setStatus(await place(''), 'processing');
  expect(recipients()).toEqual([]);
});

test('C199: a server that has just started mails the first change of an order', async () => {
  await open();
  const id = await place('');
  const { client } = await server.asAdmin();
  const started = await startSecondNode(server);
  const staff = new HttpClient(started.baseUrl);
  for (const [name, value] of client.cookies) staff.cookies.set(name, value);
  const change = { params: { id }, body: { status: 'processing' as const } };
  const { status } = await staff.call('changeOrderStatus', change);
  await started.close();
  expect(status).toBe(200);
  expect(await server.db.selectFrom('orders').select('mailed_status').execute()).toEqual([
    { mailed_status: 'processing' },
  ]);
});

test('C199, C303: a closed account gets no mails, and staff can still change its order', async () => {
  await open();
  const id = await place('');
  await setStatus(id, 'completed');
  const { fullName } = (await asha.client.call('getCurrentUser', {})).body.data[0] ?? {};
  const owner = (await server.asAdmin()).client;
  const closed = { params: { id: asha.person.id }, body: { fullName: fullName ?? '' } };
  expect((await owner.call('deleteCustomer', closed)).status).toBe(200);
  const before = recipients();
  expect((await setStatus(id, 'cancelled')).status).toBe(200);
  expect(recipients()).toEqual(before);
});

test('P59: one address in capitals is the same address, and others have their own limit', async () => {
  await open(true);
  for (let order = 0; order < MAILED_ORDERS.hits; order += 1)
    await place(order % 2 === 0 ? `bina+${order}@example.com` : 'BINA@example.com');
  expect(recipients()).toHaveLength(MAILED_ORDERS.hits);
  await place('Bina@Example.com');
  await place('chandra@example.com');
  expect(recipients().slice(MAILED_ORDERS.hits)).toEqual(['chandra@example.com']);
  server.clock.now += MAILED_ORDERS.windowMs;
  await place('bina@example.com');
  expect(recipients().at(-1)).toBe('bina@example.com');
});

test('P59: orders that are refused, or repeated, take no mail from the orders of their address', async () => {
  await open(true);
  const wrong = checkout([{ _id: latte }], { totalAmount: 1 }, { email: 'bina@example.com' });
  for (let order = 0; order < MAILED_ORDERS.hits; order += 1)
    expect((await asha.client.call('placeOrder', wrong)).status).toBe(409);
  const headers = withKey();
  const right = checkout([{ _id: latte }], {}, { email: 'bina@example.com' });
  for (let order = 0; order < MAILED_ORDERS.hits; order += 1)
    expect((await asha.client.call('placeOrder', right, headers)).status).toBe(200);
  await place('bina@example.com');
  expect(recipients()).toEqual(['bina@example.com', 'bina@example.com']);
});

test('C18, C199: of two people who earn by one order each mail has the points of its reader', async () => {
  await open();
  const bina = await server.asCustomer();
  await storeReferral(server.db, asha.person.id, bina.person.id);
  const first = await place('');
  await setStatus(first, 'completed');
  const second = await place('');
  await setStatus(second, 'completed');
  const earned = server.mails.flatMap(({ to, text }) => {
    const [, points] = /You earned (\d+) points?\. They/.exec(text) ?? [];
    return points ? [[to, Number(points)]] : [];
  });
  // Two for each order; the first one has the welcome of 30 and the 50 of the friend too.
  expect(earned).toEqual([
    [asha.person.email, 82],
    [asha.person.email, 2],
  ]);
  const toFriend = server.mails.filter(({ to }) => to === bina.person.email);
  expect(toFriend.map(({ subject, orderId }) => [subject, orderId])).toEqual([
    ['You earned 50 points', first],
  ]);
});
