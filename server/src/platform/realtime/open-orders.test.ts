import type { Socket } from 'socket.io-client';
import { checkout } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { followerSocket, nextEvent, outcomeOf, staffSocket } from '../../../test/support/sockets';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';

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

const join = async (client: HttpClient): Promise<Socket> => {
  const socket = staffSocket(server.baseUrl, client);
  sockets.push(socket);
  expect(await outcomeOf(socket)).toBe('connected');
  return socket;
};

/** Opens a window of a new member of staff. */
async function openWindow() {
  const { client, person } = await server.asAdmin();
  return { client, person, socket: await join(client) };
}

async function place(): Promise<{ id: string; code: string; key: string }> {
  const {
    _id: id,
    code = '',
    key = '',
  } = (await server.guest().call('placeGuestOrder', checkout([{ _id: await storeProduct(server.db) }]))).body
    .data;
  return { id, code, key };
}

const touchedAt = async (id: string) =>
  (await server.db.selectFrom('orders').select('touched_at').where('id', '=', id).executeTakeFirstOrThrow())
    .touched_at;

test('C231: a window that opens an order tells all other windows its person; one that closes it, or goes, too', async () => {
  const { id } = await place();
  const [mine, other] = [await openWindow(), await openWindow()];
  const own = jest.fn();
  mine.socket.on('order-open', own);
  let event = nextEvent(other.socket, 'order-open');
  mine.socket.emit('order-open', { _id: id });
  const open = { window: mine.socket.id, user: mine.person.id, _id: id };
  expect(await event).toEqual({ ...open, by: expect.stringMatching(/^admin /) });
  event = nextEvent(other.socket, 'order-open');
  mine.socket.emit('order-open', { _id: null });
  expect(await event).toMatchObject({ ...open, _id: null });
  mine.socket.emit('order-open', { _id: id });
  await nextEvent(other.socket, 'order-open');
  event = nextEvent(other.socket, 'order-open');
  mine.socket.close();
  expect(await event).toMatchObject({ window: open.window, _id: null });
  expect(own).not.toHaveBeenCalled();
});

test('C231, C292: who may not see all orders opens none: it stays untouched, and the other windows get no message', async () => {
  const { id } = await place();
  const other = await openWindow();
  const { client } = await server.asAdmin('rider');
  const rider = await join(client);
  const heard = jest.fn();
  other.socket.on('order-open', heard);
  rider.emit('order-open', { _id: id });
  const last = nextEvent(rider, 'order-open');
  // The server has read the rider's message before this one, on the same node.
  rider.emit('order-open', { _id: null });
  other.socket.emit('order-open', { _id: null });
  await last;
  await server.app.background.idle();
  expect(heard).not.toHaveBeenCalled();
  expect(await touchedAt(id)).toBeNull();
});

test('C231: a window that connects asks the others what they have open', async () => {
  const { socket } = await openWindow();
  const asked = nextEvent(socket, 'who-has-open');
  await openWindow();
  await asked;
});

test('C231: a message that repeats tells again and touches nothing', async () => {
  const { id } = await place();
  const [mine, other] = [await openWindow(), await openWindow()];
  mine.socket.emit('order-open', { _id: id });
  await nextEvent(other.socket, 'order-open');
  const at = await touchedAt(id);
  server.clock.now += 60_000;
  mine.socket.emit('order-open', { _id: id });
  await nextEvent(other.socket, 'order-open');
  expect(await touchedAt(id)).toBe(at);
});

describe('C230: which orders staff touched', () => {
  const touched = async (id: string) => {
    const { client } = await server.asAdmin();
    const { data } = (await client.call('listOrders', {})).body;
    return data.find(({ _id }) => _id === id)?.touchedAt;
  };
  const iso = () => new Date(server.clock.now).toISOString();

  test('opening and closing a pending order stores the time, and staff read the order again', async () => {
    const { id, code, key } = await place();
    const follower = followerSocket(server.baseUrl, { code, key }, server.guest());
    sockets.push(follower);
    await outcomeOf(follower);
    const customer = jest.fn();
    follower.on('order-changed', customer);
    const [mine, other] = [await openWindow(), await openWindow()];
    expect(await touched(id)).toBeNull();
    for (const _id of [id, null]) {
      server.clock.now += 60_000;
      const changed = nextEvent(other.socket, 'order-changed');
      mine.socket.emit('order-open', { _id });
      expect(await changed).toEqual({ _id: id });
      expect(await touched(id)).toBe(iso());
    }
    expect(customer).not.toHaveBeenCalled();
  });

  test('a change by staff touches it, one by its customer does not', async () => {
    const [{ id }, own] = [await place(), await place()];
    const { client } = await server.asAdmin();
    const params = { id };
    await client.call('changeOrderStatus', { params, body: { status: 'processing' } });
    expect(await touched(id)).toBe(iso());
    await server.guest().call('cancelOwnOrder', { params: { code: own.code }, body: { key: own.key } });
    expect(await touched(own.id)).toBeNull();
  });

  test('an order that was accepted is not touched by opening it', async () => {
    const { id } = await place();
    const [mine, other] = [await openWindow(), await openWindow()];
    const body = { status: 'processing' as const };
    await mine.client.call('changeOrderStatus', { params: { id }, body });
    const at = await touchedAt(id);
    server.clock.now += 60_000;
    mine.socket.emit('order-open', { _id: id });
    await nextEvent(other.socket, 'order-open');
    expect(await touchedAt(id)).toBe(at);
  });
});

test('C230: each connection gets the server’s clock', async () => {
  const { client } = await server.asAdmin();
  const socket = staffSocket(server.baseUrl, client);
  sockets.push(socket);
  expect(await nextEvent(socket, 'server-time')).toBe(server.clock.now);
});

describe('C231: attacks', () => {
  /** Sends messages, then one that is right; returns what the other window heard. The server takes them in turn. */
  async function heardOf(messages: readonly unknown[], count = 1) {
    const { id } = await place();
    const [mine, other] = [await openWindow(), await openWindow()];
    const heard: unknown[] = [];
    other.socket.on('order-open', (event) => heard.push(event));
    const first = nextEvent(other.socket, 'order-open');
    for (const message of messages) mine.socket.emit('order-open', message);
    for (let each = 0; each < count; each += 1) mine.socket.emit('order-open', { _id: id });
    await first;
    const end = nextEvent(other.socket, 'settings-changed');
    await server.app.background.idle();
    await mine.client.call('updateSettings', { body: { paused: null } });
    await end;
    return { heard, id };
  }

  test('messages that are none are ignored', async () => {
    const { heard, id } = await heardOf([
      undefined,
      null,
      'order1',
      {},
      { _id: 7 },
      { _id: '' },
      { _id: 'x'.repeat(65) },
      { _id: 'a\0b' },
      { _id: "' or 1=1 --" },
      { _id: ['order1'] },
    ]);
    expect(heard).toEqual([expect.objectContaining({ _id: id })]);
  });

  test('an order that does not exist is not passed on', async () => {
    const { heard, id } = await heardOf([{ _id: 'nothing' }]);
    expect(heard).toEqual([expect.objectContaining({ _id: id })]);
  });

  test('a flood of messages is cut', async () => {
    const { heard } = await heardOf([], 200);
    expect(heard.length).toBeLessThanOrEqual(30);
  });

  test('who is no staff any more tells nothing, and is disconnected', async () => {
    const { id } = await place();
    const [mine, other] = [await openWindow(), await openWindow()];
    const heard = jest.fn();
    other.socket.on('order-open', heard);
    await server.db.updateTable('users').set({ role: 'customer' }).where('id', '=', mine.person.id).execute();
    const gone = nextEvent(mine.socket, 'disconnect');
    mine.socket.emit('order-open', { _id: id });
    await gone;
    expect(heard).not.toHaveBeenCalled();
    expect(await touchedAt(id)).toBeNull();
  });

  test('customers who follow the order neither send nor get it', async () => {
    const { id, code, key } = await place();
    const follower = followerSocket(server.baseUrl, { code, key }, server.guest());
    sockets.push(follower);
    await outcomeOf(follower);
    const [mine, other] = [await openWindow(), await openWindow()];
    const heard: unknown[] = [];
    other.socket.on('order-open', (event) => heard.push(event));
    const leaked = jest.fn();
    follower.onAny(leaked);
    follower.emit('order-open', { _id: id });
    const event = nextEvent(other.socket, 'order-open');
    mine.socket.emit('order-open', { _id: id });
    await event;
    expect(heard).toHaveLength(1);
    expect(leaked).not.toHaveBeenCalled();
  });
});
