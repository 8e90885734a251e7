import { io, type Socket } from 'socket.io-client';
import { checkout } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { nextEvent as next, outcomeOf as outcome } from '../../../test/support/sockets';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { HANDSHAKES_PER_NETWORK } from './socket-limits';

let server: TestServer;
let sockets: Socket[];
beforeEach(async () => {
  server = await startTestServer();
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  await server.close();
});

function listen(client: HttpClient, headers: Record<string, string> = {}): Socket {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = io(server.baseUrl, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { ...(cookie && { cookie }), ...headers },
  });
  sockets.push(socket);
  return socket;
}

test('C42: the event of a new order carries its id, and the order as the list of orders has it', async () => {
  const { client } = await server.asAdmin();
  const socket = listen(client);
  expect(await outcome(socket)).toBe('connected');
  const received = next(socket, 'new-order');
  const items = [{ _id: await storeProduct(server.db, { name: 'Latte' }) }];
  await server.guest().call('placeGuestOrder', checkout(items));
  const [order] = (await client.call('listOrders', {})).body.data;
  expect(order?.item).toMatchObject([{ name: 'Latte' }]);
  expect(await received).toEqual({ _id: order?._id, order });
});

test('P62: beyond the limit of its network a handshake is refused, before it takes memory', async () => {
  await server.close();
  server = await startTestServer({ rateLimit: true });
  const handshake = async () => (await fetch(`${server.baseUrl}/socket.io/?EIO=4&transport=polling`)).status;
  const within = await Promise.all(Array.from({ length: HANDSHAKES_PER_NETWORK }, handshake));
  expect(new Set(within)).toEqual(new Set([200]));
  expect(await handshake()).toBe(403);
});

test('C292: who may not see all orders gets the id of a new one alone', async () => {
  const { client } = await server.asAdmin('rider');
  const socket = listen(client);
  expect(await outcome(socket)).toBe('connected');
  const received = next(socket, 'new-order');
  const items = [{ _id: await storeProduct(server.db, {}) }];
  const { body } = await server.guest().call('placeGuestOrder', checkout(items));
  expect(await received).toEqual({ _id: body.data._id });
});

test('C292: a socket whose role sees other orders now is closed at the next check', async () => {
  const { client, person } = await server.asAdmin('counter');
  const socket = listen(client);
  expect(await outcome(socket)).toBe('connected');
  await server.app.recheckSockets();
  expect(socket.connected).toBe(true);
  const gone = next(socket, 'disconnect');
  await server.db.updateTable('users').set({ staff_role: 'rider' }).where('id', '=', person.id).execute();
  await server.app.recheckSockets();
  await gone;
});

test('C42: the event of an order that cannot be read carries its id', async () => {
  const { client } = await server.asAdmin();
  const socket = listen(client);
  expect(await outcome(socket)).toBe('connected');
  const received = next(socket, 'new-order');
  server.app.orderEvents.placed('order1', 'guest');
  expect(await received).toEqual({ _id: 'order1' });
});

test('C42: the event of a change by staff carries the order’s id and nothing else', async () => {
  const { client } = await server.asAdmin();
  const items = [{ _id: await storeProduct(server.db, { name: 'Latte' }) }];
  const { body } = await server.guest().call('placeGuestOrder', checkout(items));
  const socket = listen((await server.asAdmin()).client);
  await outcome(socket);
  const params = { id: body.data._id };
  const changes = [
    () => client.call('changeOrderStatus', { params, body: { status: 'processing' } }),
    () =>
      client.call('updateOrder', { params, body: { items: [{ productId: items[0]?._id, quantity: 2 }] } }),
    () => client.call('deleteOrder', { params }),
  ];
  for (const change of changes) {
    const received = next(socket, 'order-changed');
    await change();
    expect(await received).toEqual({ _id: params.id });
  }
});

test('C164: a change of the pause or of a delivery place sends an event without data to all staff', async () => {
  const { client } = await server.asAdmin();
  const socket = listen((await server.asAdmin()).client);
  await outcome(socket);
  const changes = [
    () => client.call('updateSettings', { body: { paused: { reason: 'no gas', until: null } } }),
    () => client.call('addLocation', { body: { data: { address: 'Lakeside', rate: 50 } } }),
  ];
  for (const change of changes) {
    const received = next(socket, 'settings-changed');
    await change();
    expect(await received).toBeUndefined();
  }
});

test('C42, C51: confirming a table order sends an event to all staff', async () => {
  const { client } = await server.asAdmin();
  const items = [{ _id: await storeProduct(server.db) }];
  const { body } = await server.guest().call('placeTableOrder', { body: { tableNumber: '4', items } });
  const socket = listen((await server.asAdmin()).client);
  await outcome(socket);
  const received = next(socket, 'order-changed');
  await client.call('confirmTableOrder', { params: { id: body.data._id }, body: {} });
  expect(await received).toEqual({ _id: body.data._id });
});

test('a refused change sends no event', async () => {
  const { client } = await server.asAdmin();
  const changed = jest.spyOn(server.app.orderEvents, 'changed');
  await client.send('changeOrderStatus', { params: { id: 'none' }, body: { status: 'processing' } });
  expect(changed).not.toHaveBeenCalled();
});

test('C42, P62: guests and customers are refused', async () => {
  expect(await outcome(listen(server.guest()))).toBe('unauthorised');
  expect(await outcome(listen((await server.asCustomer()).client))).toBe('forbidden');
});

test('P70: a handshake with an internal error does not reveal its cause', async () => {
  const broken = await startTestServer();
  const { client } = await broken.asAdmin();
  await broken.db.schema.alterTable('sessions').renameTo('lost').execute();
  const socket = io(broken.baseUrl, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') },
  });
  const reason = await outcome(socket);
  socket.close();
  await broken.close();
  expect(reason).toBe('unavailable');
});

test('P62: a page of another site is refused, even with a staff cookie', async () => {
  const { client } = await server.asAdmin();
  expect(await outcome(listen(client, { origin: 'https://evil.example' }))).not.toBe('connected');
  expect(await outcome(listen(client, { origin: server.baseUrl }))).toBe('connected');
});

test('P62: an expired session or a lost role ends its socket, and no other', async () => {
  const [late, demoted, staying] = [await server.asAdmin(), await server.asAdmin(), await server.asAdmin()];
  const all = [late, demoted, staying].map(({ client }) => listen(client));
  await Promise.all(all.map(outcome));
  const gone = Promise.all(all.slice(0, 2).map((socket) => next(socket, 'disconnect')));
  const users = server.db.updateTable('users').set({ role: 'customer' });
  await users.where('id', '=', demoted.person.id).execute();
  const sessions = server.db.updateTable('sessions').set({ expires_at: server.clock.now });
  await sessions.where('user_id', '=', late.person.id).execute();
  await server.app.recheckSockets();
  await gone;
  expect(all.map(({ connected }) => connected)).toEqual([false, false, true]);
});

test('checking a session again does not extend it', async () => {
  const { client } = await server.asAdmin();
  expect(await outcome(listen(client))).toBe('connected');
  const lives = () => server.db.selectFrom('sessions').select('expires_at').executeTakeFirst();
  const before = await lives();
  server.clock.now += 24 * 60 * 60_000;
  await server.app.recheckSockets();
  expect(await lives()).toEqual(before);
});

test('P62: logging out ends the socket of that session and no other', async () => {
  const first = await server.asAdmin();
  const second = await server.asAdmin();
  const leaving = listen(first.client);
  const staying = listen(second.client);
  await Promise.all([outcome(leaving), outcome(staying)]);
  const gone = next(leaving, 'disconnect');
  await first.client.call('logout', {});
  // At once: the check of all sockets, once a minute, would end it too.
  const metrics = await fetch(`${server.baseUrl}/metrics`);
  expect(await metrics.text()).toMatch(/^socket_clients 1$/m);
  await gone;
  expect(staying.connected).toBe(true);
});
