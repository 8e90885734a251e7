import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { errorCode } from '@storefront/http/error-code';
import { checkout } from './support/checkout';
import { HttpClient } from './support/http-client';
import { type NodeProcess, runNode } from './support/run-node';
import { nextEvent, staffSocket } from './support/sockets';
import { storeProduct } from './support/stock-shop';
import { openTestDatabase, type TestDatabase } from './support/test-database';
import { until } from './support/until';

const boss = { email: 'boss@example.com', password: 'long enough for staff' };
const path = '/api/v1/user/login';

const settings = () => ({
  DATA_DIR: store.dataDir,
  DEMO: '0',
  LOG_LEVEL: 'silent',
  ADMIN_EMAIL: boss.email,
  ADMIN_PASSWORD: boss.password,
  ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
});

let store: TestDatabase;
let node: NodeProcess;
beforeEach(async () => {
  store = await openTestDatabase();
  node = await runNode(settings());
}, 60_000);
afterEach(async () => {
  await node.kill();
  await store.close();
});

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(node.baseUrl).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** A request that the server has begun to read: it sends 100 Continue. */
async function underWay(body: string) {
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const posted = request(`${node.baseUrl}${path}`, { method: 'POST', agent: false, headers });
  posted.flushHeaders();
  await once(posted, 'continue');
  return async () => {
    posted.end(body);
    const [answer] = await once(posted, 'response');
    return { status: answer.statusCode, body: JSON.parse(await text(answer)) };
  };
}

test('a server that gets SIGTERM finishes open requests, accepts no others, and exits with 0', async () => {
  const client = new HttpClient(node.baseUrl);
  await client.call('login', { body: boss });
  const staff = staffSocket(node.baseUrl, client);
  await nextEvent(staff, 'connect');
  const idle = await open();
  const half = await open();
  half.write(
    `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
  );
  const goOn = await Promise.all(Array.from({ length: 5 }, () => underWay(JSON.stringify(boss))));
  const gone = nextEvent(staff, 'disconnect');
  const code = node.stop();
  expect(await gone).toBe('transport close');
  const answers = await Promise.all(goOn.map((send) => send()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await code).toBe(0);
  staff.close();
  for (const socket of [idle, half]) socket.destroy();
}, 60_000);

/** Requests that a client of a load balancer still sends after the server's readiness has turned. */
const LAST_REQUESTS = 5;

/** Sends requests one after the other, as a load balancer passes them on. Returns the answers that are not 200. */
async function askUntil(hasTurned: () => boolean, keepAlive: boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const failures: number[] = [];
  for (let last = 0; last < LAST_REQUESTS; last += hasTurned() ? 1 : 0) {
    const asked = request(`${node.baseUrl}/api/v1/product/getadd`, { agent }).end();
    const [answer] = await once(asked, 'response');
    await text(answer);
    if (answer.statusCode !== 200) failures.push(answer.statusCode);
  }
  agent.destroy();
  return failures;
}

test.each([1, 2, 3])(
  'SIGTERM costs no request of sixteen clients, run %i',
  async () => {
    const ready = async () => (await fetch(`${node.baseUrl}/health/ready`)).status;
    expect(await ready()).toBe(200);
    let status = 200;
    const clients = Array.from({ length: 16 }, (_, index) => askUntil(() => status !== 200, index < 8));
    const code = node.stop();
    while (status === 200) status = await ready();
    expect(status).toBe(503);
    expect((await Promise.all(clients)).flat()).toEqual([]);
    expect(await code).toBe(0);
  },
  60_000,
);

test('after SIGTERM every answer closes its connection', async () => {
  const agent = new Agent({ keepAlive: true });
  const code = node.stop();
  let connection: string | undefined;
  while (connection !== 'close') {
    const [answer] = await once(request(`${node.baseUrl}/health/live`, { agent }).end(), 'response');
    await text(answer);
    connection = answer.headers.connection;
  }
  expect(connection).toBe('close');
  expect(await code).toBe(0);
}, 60_000);

test('a request on a connection that was idle at SIGTERM is answered, also after the listener has closed', async () => {
  const client = new HttpClient(node.baseUrl);
  await client.call('login', { body: boss });
  const staff = staffSocket(node.baseUrl, client);
  await nextEvent(staff, 'connect');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [answer] = await once(request(`${node.baseUrl}/health/live`, { agent }).end(), 'response');
    await text(answer);
    return answer;
  };
  expect((await ask()).headers.connection).toBe('keep-alive');
  const gone = nextEvent(staff, 'disconnect');
  const code = node.stop();
  // Sockets are closed once the listener is.
  await gone;
  const answer = await ask();
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  expect(await code).toBe(0);
  staff.close();
}, 60_000);

/** Keeps this machine's processors busy until it is ended: a process for each of them, and two more. */
function keepBusy(): () => Promise<unknown> {
  const busy = Array.from({ length: availableParallelism() + 2 }, () =>
    spawn(process.execPath, ['-e', 'const end = Date.now() + 60_000; while (Date.now() < end);']),
  );
  return () => Promise.all(busy.map((each) => (each.kill('SIGKILL') ? once(each, 'exit') : null)));
}

/** Orders one after the other on a kept connection until the shop is gone. Returns how many, and what ended it. */
async function orderUntilGone(body: string): Promise<{ placed: number; end: string | undefined }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'content-type': 'application/json' };
  for (let placed = 0; ; placed += 1) {
    try {
      const asked = request(`${node.baseUrl}/api/v1/order/placeorder`, { method: 'POST', agent, headers });
      const [answer] = await once(asked.end(body), 'response');
      await text(answer);
      if (answer.statusCode !== 200) return { placed, end: String(answer.statusCode) };
    } catch (error) {
      agent.destroy();
      return { placed, end: errorCode(error) };
    }
  }
}

test('SIGTERM while the processor is busy resets no order of eight clients', async () => {
  await node.kill();
  node = await runNode({ ...settings(), RATE_LIMIT: 'off' });
  const body = JSON.stringify(checkout([{ _id: await storeProduct(store.db) }]).body);
  const rest = keepBusy();
  const clients = Array.from({ length: 8 }, () => orderUntilGone(body));
  await until(async () => (await store.db.selectFrom('orders').select('id').execute()).length > 40);
  const code = node.stop();
  const ends = await Promise.all(clients);
  await rest();
  expect(ends.map(({ end }) => end)).toEqual(ends.map(() => 'ECONNREFUSED'));
  const { count } = await store.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(ends.reduce((sum, { placed }) => sum + placed, 0));
  expect(await code).toBe(0);
}, 120_000);

test('SIGINT ends a server at once, though a client has sent half a request', async () => {
  const silent = await open();
  silent.write('GET /api/v1/product/getadd HTTP/1.1\r\nhost: shop\r\n');
  expect(await node.stop('SIGINT')).toBe(0);
  silent.destroy();
}, 60_000);
