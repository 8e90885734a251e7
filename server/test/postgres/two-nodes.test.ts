import { sql } from 'kysely';
import type { Socket } from 'socket.io-client';
import { startSession } from '../../src/platform/sessions/session-store';
import { checkout } from '../support/checkout';
import { followerSocket, nextEvent, staffSocket } from '../support/sockets';
import { type SecondNode, startSecondNode } from '../support/start-second-node';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { storeProduct } from '../support/stock-shop';
import { assertPostgres } from './needs-postgres';

let here: TestServer;
let there: SecondNode;
let latte: string;
const sockets: Socket[] = [];
beforeAll(assertPostgres);
beforeEach(async () => {
  here = await startTestServer();
  there = await startSecondNode(here);
  latte = await storeProduct(here.db, {});
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await there.close();
  await here.close();
});

async function listenThere(client = here.asAdmin(), reconnection = false) {
  const admin = await client;
  const socket = staffSocket(there.baseUrl, admin.client, reconnection);
  sockets.push(socket);
  await nextEvent(socket, 'connect');
  return { ...admin, socket };
}

async function orderHere(): Promise<string> {
  const body = { tableNumber: '4', items: [{ _id: latte }] };
  const answer = await here.guest().send('placeTableOrder', { body });
  const { _id } = answer.body.data as { _id: string };
  return _id;
}

test('C42: an order placed at one node sends one event to staff on the other', async () => {
  const { socket } = await listenThere();
  const received: unknown[] = [];
  socket.on('new-order', (order) => received.push(order));
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const event = nextEvent(socket, 'new-order');
    ids.push(await orderHere());
    await event;
  }
  expect(received).toEqual(
    ids.map((_id) => ({ _id, order: expect.objectContaining({ _id, tableNumber: '4' }) })),
  );
});

test('C42: of an order that is too long for a notification the other node sends the id', async () => {
  const { socket } = await listenThere();
  const received = nextEvent(socket, 'new-order');
  const items = Array.from({ length: 40 }, (_, index) => ({ _id: latte, requests: `cup ${index}` }));
  const { status, body } = await here.guest().send('placeTableOrder', { body: { tableNumber: '4', items } });
  expect(status).toBe(200);
  expect(await received).toEqual({ _id: (body.data as { _id: string })._id });
});

test('C197: a change at one node reaches who follows the order at the other, and nobody else', async () => {
  const place = () => here.guest().call('placeGuestOrder', checkout([{ _id: latte }]));
  const [mine, other] = [(await place()).body.data, (await place()).body.data];
  const [socket, foreign] = [mine, other].map(({ code, key }) =>
    followerSocket(there.baseUrl, { code, key }, here.guest()),
  );
  if (!socket || !foreign) throw new Error('no sockets');
  sockets.push(socket, foreign);
  await Promise.all([nextEvent(socket, 'connect'), nextEvent(foreign, 'connect')]);
  const heard = jest.fn();
  foreign.on('order-changed', heard);
  const { client } = await here.asAdmin();
  for (const status of ['processing', 'completed'] as const) {
    const received = nextEvent(socket, 'order-changed');
    await client.call('changeOrderStatus', { params: { id: mine._id }, body: { status } });
    await received;
  }
  expect(heard).not.toHaveBeenCalled();
});

test('C231: a node tells which order a window of another node has open, also when that node stops', async () => {
  const mine = await listenThere();
  const admin = await here.asAdmin();
  const socket = staffSocket(here.baseUrl, admin.client);
  sockets.push(socket);
  await nextEvent(socket, 'connect');
  const id = await orderHere();
  const event = nextEvent(socket, 'order-open');
  const changed = nextEvent(socket, 'order-changed');
  // A socket that is closed has no id.
  const window = mine.socket.id;
  mine.socket.emit('order-open', { _id: id });
  expect(await event).toMatchObject({ _id: id, user: mine.person.id, window });
  expect(await changed).toEqual({ _id: id });
  const closed = nextEvent(socket, 'order-open');
  await there.close();
  expect(await closed).toMatchObject({ _id: null, window });
});

test('P62: logging out at one node ends the socket at the other, and no other socket', async () => {
  const leaving = await listenThere();
  const staying = await listenThere();
  const gone = nextEvent(leaving.socket, 'disconnect');
  await leaving.client.call('logout', {});
  await gone;
  expect(staying.socket.connected).toBe(true);
});

test('P60, P62: a changed password ends the other sockets of the account, on every node', async () => {
  const mine = await listenThere();
  const elsewhere = here.guest();
  elsewhere.cookies.set('session', await startSession(here.db, mine.person.id, here.clock.now));
  const other = await listenThere(Promise.resolve({ client: elsewhere, person: mine.person }));
  const { otp } = (await mine.client.call('requestAccountOtp', {})).body.data;
  const gone = nextEvent(other.socket, 'disconnect');
  const body = { newPassword: 'long-enough-for-staff', otp };
  const answer = await mine.client.call('updateAccount', { body });
  await gone;
  expect([answer.status, mine.socket.connected]).toEqual([200, true]);
});

test('a node that stops closes its own sockets only', async () => {
  const atOther = await listenThere();
  const admin = await here.asAdmin();
  const socket = staffSocket(here.baseUrl, admin.client);
  sockets.push(socket);
  await nextEvent(socket, 'connect');
  const gone = nextEvent(atOther.socket, 'disconnect');
  await there.close();
  // The client then reconnects to another node, which it would not do after a refusal.
  expect(await gone).toBe('transport close');
  expect(socket.connected).toBe(true);
  const received = nextEvent(socket, 'new-order');
  const id = await orderHere();
  expect(await received).toMatchObject({ _id: id });
});

/** Ends the connections that listen for this shop, like a restart of the database. */
async function cutListeners(): Promise<number> {
  const { rows } = await sql<{ done: boolean }>`
    select pg_terminate_backend(pid) as done from pg_stat_activity
    where query ilike 'listen "shop_' || md5(current_schema()) || '#/%'`.execute(here.db);
  return rows.filter(({ done }) => done).length;
}

test('a lost connection to the database ends no node: staff reconnect and get the event of the next order', async () => {
  const { socket } = await listenThere(here.asAdmin(), true);
  const dropped = nextEvent(socket, 'disconnect');
  expect(await cutListeners()).toBe(2);
  expect(await dropped).toBe('transport close');
  await nextEvent(socket, 'connect');
  const received = nextEvent(socket, 'new-order');
  const id = await orderHere();
  expect(await received).toMatchObject({ _id: id });
});
