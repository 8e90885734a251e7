import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { checkout, withKey } from '../../support/checkout';
import { IS_WHOLE } from '../../support/runs';
import { nextEvent, staffSocket } from '../../support/sockets';
import { startTestServer, type TestServer } from '../../support/start-test-server';
import { storeProduct } from '../../support/stock-shop';
import { until } from '../../support/until';

/** The limits of the shop are that many times shorter; in the long form they are what they are. */
const SHORTER = IS_WHOLE ? 1 : 10;
const SLOW_CLIENTS = 100;
const CUSTOMERS = 10;
/** More than the buffers of a connection on this machine hold. */
const LARGE = 32 * 1024 * 1024;

let server: TestServer;
let latte: string;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  server = await startTestServer(
    {},
    {
      extend: async ({ app }) => {
        const limited: Server & { connectionsCheckingInterval?: number } = app.server;
        limited.headersTimeout /= SHORTER;
        limited.requestTimeout /= SHORTER;
        limited.keepAliveTimeout /= SHORTER;
        limited.timeout /= SHORTER;
        limited.connectionsCheckingInterval = 30_000 / SHORTER;
      },
    },
  );
  latte = await storeProduct(server.db, {});
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Sends the beginning of a request and then a byte at a time. Returns all that the server answered until it closed. */
async function trickle(beginning: string): Promise<string> {
  const socket = await open();
  let answer = '';
  let isClosed = false;
  socket.on('data', (data) => {
    answer += data;
  });
  socket.once('close', () => {
    isClosed = true;
  });
  socket.write(beginning);
  while (!isClosed) {
    await pause(100);
    if (socket.writable) socket.write('x');
  }
  return answer;
}

const connections = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));

const order = () => server.guest().call('placeGuestOrder', checkout([{ _id: latte }]), withKey());

const SLOW_HEAD = 'GET /api/v1/product/getadd HTTP/1.1\r\nhost: shop\r\nx-slow: ';
const SLOW_BODY = [
  'POST /api/v1/order/placeorder HTTP/1.1',
  'host: shop',
  'content-type: application/json',
  'content-length: 100000',
  '',
  '{',
].join('\r\n');

test(
  'clients that send byte by byte are cut off with 408, and one that reads nothing; customers order, staff stay connected',
  async () => {
    const name = `${'a'.repeat(20)}-640.webp`;
    await server.media.store.put(name, Buffer.alloc(LARGE));
    const { client } = await server.asAdmin();
    const staff = staffSocket(server.baseUrl, client);
    await nextEvent(staff, 'connect');
    const slow = Promise.all(
      Array.from({ length: SLOW_CLIENTS }, (_, index) => trickle(index % 2 === 0 ? SLOW_HEAD : SLOW_BODY)),
    );
    const reader = await open();
    reader.pause();
    reader.write(`GET /media/${name} HTTP/1.1\r\nhost: shop\r\n\r\n`);
    await until(async () => (await connections()) >= SLOW_CLIENTS + 2);
    const orders = await Promise.all(Array.from({ length: CUSTOMERS }, order));
    expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 200));
    for (const answer of await slow) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(answer).toContain('The request took too long to arrive');
    }
    // Earlier calls keep their connections for a while. In the end only the socket of staff stays open.
    await until(async () => (await connections()) === 1);
    const received = nextEvent(staff, 'new-order');
    const last = await order();
    expect(await received).toMatchObject({ _id: last.body.data._id });
    expect(await server.db.selectFrom('orders').select('id').execute()).toHaveLength(CUSTOMERS + 1);
    staff.close();
  },
  IS_WHOLE ? 600_000 : 90_000,
);
