import type { Socket } from 'socket.io-client';
import { checkout } from '../../../test/support/checkout';
import { followerSocket, outcomeOf } from '../../../test/support/sockets';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { CONNECTS_PER_CONNECTION, MOST_PACKET_BYTES, PACKETS_PER_CONNECTION } from './socket-limits';

let server: TestServer;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  server = await startTestServer({ rateLimit: true });
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const socket of sockets) socket.close();
  await server.close();
});

/** A client that speaks the protocol by hand, over plain requests. */
async function handshake(headers: Record<string, string> = {}) {
  const path = `${server.baseUrl}/socket.io/?EIO=4&transport=polling`;
  const text = await (await fetch(path, { headers })).text();
  const { sid }: { sid: string } = JSON.parse(text.slice(1));
  return {
    /** Sends packets in one body; returns the status. */
    send: async (packets: readonly string[]) =>
      (await fetch(`${path}&sid=${sid}`, { method: 'POST', body: packets.join('\x1e'), headers })).status,
    /** Returns the next packets of the server. */
    poll: async () => (await fetch(`${path}&sid=${sid}`, { headers })).text(),
  };
}

const WRONG = '40/order,{"code":"NOBODY"}';
const flood = (packet: string) => Array.from({ length: 250 }, () => packet);

async function ordered() {
  const items = [{ _id: await storeProduct(server.db) }];
  const { code, key } = (await server.guest().call('placeGuestOrder', checkout(items))).body.data;
  return { code, key };
}

/** Follows an order as a page does; returns its outcome, after every packet that was sent before. */
async function follow(): Promise<string> {
  const socket = followerSocket(server.baseUrl, await ordered(), server.guest());
  sockets.push(socket);
  return outcomeOf(socket);
}

/** Returns how many wrong links were counted. */
async function wrongLinks(): Promise<number> {
  const windows = server.db.selectFrom('rate_windows').select('hits').where('bucket', 'like', 'wrong-link:%');
  return (await windows.executeTakeFirst())?.hits ?? 0;
}

/** Counts reads of a table from now on. */
function readsOf(table: string): () => number {
  const reads = jest.spyOn(server.db, 'selectFrom');
  return () => reads.mock.calls.filter(([from]) => from === table).length;
}

test('P89: a flood of CONNECT packets for an order costs a few look-ups', async () => {
  const client = await handshake();
  const orders = readsOf('orders');
  await client.send(flood(WRONG));
  expect(await follow()).toBe('connected');
  expect(orders()).toBeLessThanOrEqual(CONNECTS_PER_CONNECTION + 2);
  expect(await wrongLinks()).toBeLessThanOrEqual(CONNECTS_PER_CONNECTION);
});

test('P89: the same with a made-up cookie for the namespace of staff, from several connections', async () => {
  const headers = { cookie: 'session=made-up' };
  const clients = await Promise.all([handshake(headers), handshake(headers), handshake(headers)]);
  const sessions = readsOf('sessions');
  await Promise.all(clients.map((client) => client.send(flood('40'))));
  expect(await follow()).toBe('connected');
  expect(sessions()).toBeLessThanOrEqual(3 * CONNECTS_PER_CONNECTION + 2);
});

test.each([
  ['events that nobody hears', '42/order,["hello"]'],
  ['CONNECT packets for a namespace that does not exist', '40/nothing,'],
  ['answers that nobody asked for', '3'],
])('P89: after too many of them (%s) a connection is not read any more', async (_, packet) => {
  const client = await handshake({ cookie: 'session=made-up' });
  await client.send([`40/order,${JSON.stringify(await ordered())}`]);
  expect(await client.poll()).toMatch(/^40\/order,/);
  const sessions = readsOf('sessions');
  const junk = Array.from({ length: PACKETS_PER_CONNECTION }, () => packet);
  expect(await client.send([...junk, '40'])).toBe(200);
  expect(await follow()).toBe('connected');
  expect(sessions()).toBe(0);
});

test('P89: a body larger than any page sends is refused', async () => {
  const client = await handshake();
  expect(await client.send([`42/order,["${'x'.repeat(MOST_PACKET_BYTES)}"]`])).toBe(413);
});
