import { once } from 'node:events';
import { connect } from 'node:net';
import { API_BASE, routes } from '@storefront/shared/contract/routes';
import { checkout, stockOf, withKey } from '../../support/checkout';
import { startTestServer, type TestServer } from '../../support/start-test-server';
import { storeClosetItem } from '../../support/stock-shop';
import { until } from '../../support/until';

const STOCK = 100;
const CLIENTS = 20;

let server: TestServer;
let shirt: string;
beforeEach(async () => {
  server = await startTestServer();
  shirt = await storeClosetItem(server.db, { stock: STOCK });
});
afterEach(() => server.close());

const wanted = () => checkout([{ _id: shirt, type: 'closet' }]);

/** Sends this share of an order and closes the connection without reading; returns the key of the order. */
async function vanish(share: number) {
  const key = withKey();
  const body = JSON.stringify(wanted().body);
  const { method, path } = routes.placeGuestOrder;
  const head = [
    `${method} ${API_BASE}${path} HTTP/1.1`,
    'host: shop',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `idempotency-key: ${key['idempotency-key']}`,
  ].join('\r\n');
  const request = Buffer.from(`${head}\r\n\r\n${body}`);
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request.subarray(0, Math.floor(request.length * share)));
  await new Promise(setImmediate);
  socket.resetAndDestroy();
  return key;
}

const connections = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));

async function idsOf(keys: readonly { 'idempotency-key': string }[]) {
  const answers = await Promise.all(keys.map((key) => server.guest().call('placeGuestOrder', wanted(), key)));
  expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200));
  return answers.map(({ body }) => body.data._id).sort();
}

const stored = async () =>
  (await server.db.selectFrom('orders').select('id').execute()).map(({ id }) => id).sort();

test.each([
  ['in the middle of their order', 0.8],
  ['before the answer', 1],
])(
  'P2: of clients that vanish %s, each order is stored once after they ask again',
  async (_name, share) => {
    const keys = await Promise.all(Array.from({ length: CLIENTS }, () => vanish(share)));
    await until(async () => (await connections()) === 0);
    if (share < 1) expect(await stored()).toEqual([]);
    const ids = await idsOf(keys);
    expect(new Set(ids).size).toBe(CLIENTS);
    expect(await idsOf(keys)).toEqual(ids);
    expect(await stored()).toEqual(ids);
    expect(await stockOf(server.db, shirt)).toBe(STOCK - CLIENTS);
  },
  30_000,
);
