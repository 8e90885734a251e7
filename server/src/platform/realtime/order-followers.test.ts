import type { Socket } from 'socket.io-client';
import { checkout } from '../../../test/support/checkout';
import { followerSocket, nextEvent, outcomeOf, staffSocket } from '../../../test/support/sockets';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { WRONG_LINKS } from '../../orders/follow/find-own-order';
import { MOST_FOLLOWERS } from './order-followers';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let latte: string;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  await start();
});
afterEach(close);

async function start(settings?: Parameters<typeof startTestServer>[0]): Promise<void> {
  server = await startTestServer(settings);
  latte = await storeProduct(server.db, { name: 'Latte' });
}

async function close(): Promise<void> {
  for (const socket of sockets) socket.close();
  await server.close();
}

async function ordered(client = server.guest()) {
  const call = client.cookies.size > 0 ? 'placeOrder' : 'placeGuestOrder';
  const { _id: id, code = '', key = '' } = (await client.call(call, checkout([{ _id: latte }]))).body.data;
  return { id, code, key };
}

function join(auth: Record<string, unknown>, client = server.guest(), headers = {}): Socket {
  const socket = followerSocket(server.baseUrl, auth, client, headers);
  sockets.push(socket);
  return socket;
}

test('C197: everybody with the link hears of each change of the order, without data', async () => {
  const { id, code, key } = await ordered();
  const socket = join({ code: code.toLowerCase(), key });
  expect(await outcomeOf(socket)).toBe('connected');
  const { client } = await server.asAdmin();
  const params = { id };
  const changes = [
    () => client.call('changeOrderStatus', { params, body: { status: 'processing' } }),
    () => client.call('updateOrder', { params, body: { items: [{ productId: latte, quantity: 2 }] } }),
    () => client.call('changeOrderStatus', { params, body: { status: 'pending' } }),
    () => server.guest().call('cancelOwnOrder', { params: { code }, body: { key } }),
    () => client.call('deleteOrder', { params }),
  ];
  for (const change of changes) {
    const received = new Promise<unknown[]>((resolve) => {
      socket.once('order-changed', (...data) => resolve(data));
    });
    await change();
    expect(await received).toEqual([]);
  }
});

test('C197: members follow their orders by session; no event of another order, or for staff, reaches them', async () => {
  const { client } = await server.asCustomer();
  const mine = await ordered(client);
  const socket = join({ code: mine.code }, client);
  expect(await outcomeOf(socket)).toBe('connected');
  const events: string[] = [];
  socket.onAny((event: string) => events.push(event));
  const staff = (await server.asAdmin()).client;
  const accept = ({ id }: { id: string }) =>
    staff.call('changeOrderStatus', { params: { id }, body: { status: 'processing' } });
  await accept(await ordered());
  await staff.call('updateSettings', { body: { paused: { reason: 'no gas', until: null } } });
  const received = nextEvent(socket, 'order-changed');
  await accept(mine);
  await received;
  expect(events).toEqual(['order-changed']);
});

describe('C191, C197: attacks', () => {
  /** What somebody without the right sends, of an order and another order of the same guest. */
  const attacks: [string, (mine: Link, other: Link) => Record<string, unknown>][] = [
    ['no key', ({ code }) => ({ code })],
    ['an empty key', ({ code }) => ({ code, key: '' })],
    ['the key of another order', ({ code }, { key }) => ({ code, key })],
    ['a truncated key', ({ code, key }) => ({ code, key: key.slice(0, -1) })],
    ['more letters', ({ code, key }) => ({ code, key: `${key}A` })],
    ['other case', ({ code, key }) => ({ code, key: swapCase(key) })],
    ['spaces around the key', ({ code, key }) => ({ code, key: ` ${key} ` })],
    ['the key as a list', ({ code, key }) => ({ code, key: [key] })],
    ['the key as an object', ({ code, key }) => ({ code, key: { toString: key } })],
    ['the code as a pattern', ({ key }) => ({ code: '%', key })],
    ['an unknown code', ({ key }) => ({ code: 'NOBODY', key })],
    ['a code with U+0000', ({ code, key }) => ({ code: `${code}\0`, key })],
    ['a key of 10,000 letters', ({ code, key }) => ({ code, key: key.repeat(625) })],
    ['no code', ({ key }) => ({ key })],
    ['nothing', () => ({})],
  ];
  type Link = Awaited<ReturnType<typeof ordered>>;
  const swapCase = (text: string) =>
    [...text].map((x) => (x === x.toLowerCase() ? x.toUpperCase() : x.toLowerCase())).join('');

  test.each(attacks)('%s joins nothing, and is answered like an unknown code', async (_, attack) => {
    const socket = join(attack(await ordered(), await ordered()));
    expect(await outcomeOf(socket)).toBe('Order not found');
    expect(socket.connected).toBe(false);
  });

  test('another member, and an expired link, join nothing', async () => {
    const { code, key } = await ordered((await server.asCustomer()).client);
    expect(await outcomeOf(join({ code }, (await server.asCustomer()).client))).toBe('Order not found');
    expect(await outcomeOf(join({ code }, (await server.asAdmin()).client))).toBe('Order not found');
    server.clock.now += 30 * DAY_MS;
    expect(await outcomeOf(join({ code, key }))).toBe('Order not found');
  });

  test('a page of another site joins nothing, even with the key', async () => {
    const socket = join(await ordered(), server.guest(), { origin: 'https://evil.example' });
    expect(await outcomeOf(socket)).not.toBe('connected');
  });

  test('the key opens no socket of staff', async () => {
    const { code, key } = await ordered();
    const socket = staffSocket(server.baseUrl, server.guest());
    sockets.push(socket);
    socket.auth = { code, key };
    expect(await outcomeOf(socket)).toBe('unauthorised');
  });

  test('wrong sockets and wrong calls share one limit per visitor, behind a proxy too', async () => {
    await close();
    await start({ rateLimit: true, trustProxy: '127.0.0.1' });
    const from = (last: number) => ({ 'x-forwarded-for': `198.51.100.${last}` });
    const link = await ordered();
    for (let round = 0; round < WRONG_LINKS.hits; round += 2) {
      expect(await outcomeOf(join({ code: 'NOBODY' }, server.guest(), from(1)))).toBe('Order not found');
      await server.guest().send('followOrder', { params: { code: 'NOBODY' } }, from(1));
    }
    expect(await outcomeOf(join({ code: 'NOBODY' }, server.guest(), from(1)))).toMatch(/^Too many attempts/);
    expect(await outcomeOf(join({ code: 'NOBODY' }, server.guest(), from(2)))).toBe('Order not found');
    expect(await outcomeOf(join(link, server.guest(), from(1)))).toBe('connected');
  });

  test('one link holds a limited number of sockets', async () => {
    const link = await ordered();
    const outcomes = await Promise.all(
      Array.from({ length: MOST_FOLLOWERS }, () => outcomeOf(join({ ...link }))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['connected']));
    expect(await outcomeOf(join({ ...link }))).toBe('Too many pages follow this order');
    expect(await outcomeOf(join({ ...(await ordered()) }))).toBe('connected');
  });
});

test('P62, C197: logging out ends the socket of the session; one with the key stays until its link is old', async () => {
  const { client } = await server.asCustomer();
  const { code, key } = await ordered(client);
  const [bySession, byKey] = [join({ code }, client), join({ code, key })];
  await Promise.all([outcomeOf(bySession), outcomeOf(byKey)]);
  const gone = nextEvent(bySession, 'disconnect');
  await client.call('logout', {});
  await gone;
  await server.app.recheckSockets();
  expect(byKey.connected).toBe(true);
  const old = nextEvent(byKey, 'disconnect');
  server.clock.now += 30 * DAY_MS;
  await server.app.recheckSockets();
  await old;
});

test('sockets of customers do not count as staff who hear new orders', async () => {
  expect(await outcomeOf(join({ ...(await ordered()) }))).toBe('connected');
  expect(await (await fetch(`${server.baseUrl}/metrics`)).text()).toMatch(/^socket_clients 0$/m);
});
