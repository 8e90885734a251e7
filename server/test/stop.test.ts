import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { HttpClient } from './support/http-client';
import { type NodeProcess, runNode } from './support/run-node';
import { nextEvent, staffSocket } from './support/sockets';
import { openTestDatabase, type TestDatabase } from './support/test-database';

const boss = { email: 'boss@example.com', password: 'long enough for staff' };
const path = '/api/v1/user/login';

let store: TestDatabase;
let node: NodeProcess;
beforeEach(async () => {
  store = await openTestDatabase();
  node = await runNode({
    DATA_DIR: store.dataDir,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: boss.email,
    ADMIN_PASSWORD: boss.password,
    ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
  });
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

test('SIGINT ends a server at once, though a client has sent half a request', async () => {
  const silent = await open();
  silent.write('GET /api/v1/product/getadd HTTP/1.1\r\nhost: shop\r\n');
  expect(await node.stop('SIGINT')).toBe(0);
  silent.destroy();
}, 60_000);
