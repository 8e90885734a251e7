import type { Socket } from 'socket.io-client';
import { assertPostgres } from '../../postgres/needs-postgres';
import { HttpClient } from '../../support/http-client';
import { type NodeProcess, runNode } from '../../support/run-node';
import { nextEvent, staffSocket } from '../../support/sockets';
import { storeProduct } from '../../support/stock-shop';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy';
import { openTestDatabase, type TestDatabase } from '../../support/test-database';

const staff = { email: 'boss@example.com', password: 'a-long-password' };

let store: TestDatabase;
let nodes: NodeProcess[];
let proxy: TcpProxy;
let socket: Socket;
let latte: string;
beforeAll(assertPostgres);
beforeEach(async () => {
  store = await openTestDatabase();
  latte = await storeProduct(store.db, {});
  const env = {
    DATABASE_URL: store.databaseUrl ?? '',
    DATA_DIR: store.dataDir,
    ADMIN_EMAIL: staff.email,
    ADMIN_PASSWORD: staff.password,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  };
  nodes = await Promise.all([runNode(env), runNode(env)]);
  proxy = await startTcpProxy(nodes.map(({ baseUrl }) => baseUrl));
});
afterEach(async () => {
  socket?.close();
  await proxy?.close();
  await Promise.all((nodes ?? []).map((node) => node.kill()));
  await store.close();
});

const order = (client: HttpClient) =>
  client.send('placeTableOrder', { body: { tableNumber: '4', items: [{ _id: latte }] } });

/** Buys until stopped. Returns the ids of the acknowledged orders. */
async function buy(isOver: () => boolean): Promise<string[]> {
  const acknowledged: string[] = [];
  while (!isOver()) {
    const answer = await order(new HttpClient(proxy.baseUrl)).catch(() => null);
    if (answer?.status === 200) acknowledged.push((answer.body.data as { _id: string })._id);
  }
  return acknowledged;
}

/** Resolves when the event of an order has arrived, also if it came before the call. */
function hear(on: Socket) {
  const ids = new Set<string>();
  on.on('new-order', ({ _id }: { _id: string }) => ids.add(_id));
  return {
    async until(id: string): Promise<void> {
      while (!ids.has(id)) await nextEvent(on, 'new-order');
    },
  };
}

test('two nodes start together on an empty shop; when one dies no acknowledged order is lost, and staff still get events', async () => {
  const client = new HttpClient(proxy.baseUrl);
  expect((await client.call('login', { body: staff })).status).toBe(200);
  socket = staffSocket(proxy.baseUrl, client, true);
  await nextEvent(socket, 'connect');

  let isOver = false;
  const buyers = Array.from({ length: 4 }, () => buy(() => isOver));
  await nextEvent(socket, 'new-order');
  const dropped = nextEvent(socket, 'disconnect');
  await nodes[0]?.kill();
  expect(await dropped).toBe('transport close');
  await nextEvent(socket, 'connect');
  await nextEvent(socket, 'new-order');
  isOver = true;
  const acknowledged = (await Promise.all(buyers)).flat();

  const rows = await store.db.selectFrom('orders').select('id').execute();
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  const received = hear(socket);
  const { _id } = (await order(client)).body.data as { _id: string };
  await received.until(_id);
});
