import type { Socket } from 'socket.io-client';
import { MOST_FOLLOWERS } from '../../../src/platform/realtime/order-followers';
import { sessionCookie } from '../../../src/platform/sessions/session-cookie';
import { startSession } from '../../../src/platform/sessions/session-store';
import { checkout } from '../../support/checkout';
import { HttpClient } from '../../support/http-client';
import { storePerson } from '../../support/people';
import { type NodeProcess, runNode } from '../../support/run-node';
import { followerSocket, nextEvent, outcomeOf, staffSocket } from '../../support/sockets';
import { storeProduct } from '../../support/stock-shop';
import { openTestDatabase, type TestDatabase } from '../../support/test-database';
import { until } from '../../support/until';

const STAFF = 500;
const ORDERS = 25;
const FOLLOWERS = ORDERS * MOST_FOLLOWERS;
/** Handshakes at the same time. */
const AT_ONCE = 50;
/** Memory that one socket may take, bytes; it takes about a quarter of that. */
const EACH = 150_000;

let store: TestDatabase;
let node: NodeProcess;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  store = await openTestDatabase();
  node = await runNode({
    DATA_DIR: store.dataDir,
    ...(store.databaseUrl !== null && { DATABASE_URL: store.databaseUrl }),
    DEMO: '0',
    LOG_LEVEL: 'silent',
    RENDER: 'off',
    RATE_LIMIT: 'off',
  });
}, 240_000);
afterEach(async () => {
  for (const socket of sockets) socket.close();
  await node?.kill();
  await store.close();
});

/** Reads a metric of the server. */
async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${node.baseUrl}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
const memory = () => metric('process_resident_memory_bytes');
const files = () => metric('process_open_fds');

/** Opens sockets, a few at a time; returns each one's outcome. */
async function openAll(openOne: (index: number) => Socket, count: number): Promise<Set<string>> {
  const outcomes = new Set<string>();
  for (let done = 0; done < count; done += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, index) => openOne(done + index));
    sockets.push(...some);
    for (const outcome of await Promise.all(some.map(outcomeOf))) outcomes.add(outcome);
  }
  return outcomes;
}

test('a thousand sockets: each hears its orders once, the next customer is served, and nothing is left after them', async () => {
  const latte = await storeProduct(store.db, {});
  const { id } = await storePerson(store.db, { role: 'admin', now: Date.now() });
  const boss = new HttpClient(node.baseUrl);
  boss.cookies.set(sessionCookie(null).name, await startSession(store.db, id, Date.now()));
  const guest = new HttpClient(node.baseUrl);
  const order = async () => (await guest.call('placeGuestOrder', checkout([{ _id: latte }]))).body.data;
  const orders = await Promise.all(Array.from({ length: ORDERS }, order));
  const [filesBefore, memoryBefore] = [await files(), await memory()];

  const staff = await openAll(() => staffSocket(node.baseUrl, boss), STAFF);
  const follow = (index: number) => {
    const { code, key } = orders[index % ORDERS] ?? { code: '', key: '' };
    return followerSocket(node.baseUrl, { code, key }, guest);
  };
  const followers = await openAll(follow, FOLLOWERS);
  expect([staff, followers]).toEqual([new Set(['connected']), new Set(['connected'])]);
  // One link holds no more; a stranger gets none.
  expect(await outcomeOf(follow(0))).toBe('Too many pages follow this order');
  expect(await outcomeOf(staffSocket(node.baseUrl, guest))).toBe('unauthorised');
  expect(await metric('socket_clients')).toBe(STAFF);

  const heard = new Map<string, number>();
  const count = (event: string) => heard.set(event, (heard.get(event) ?? 0) + 1);
  for (const socket of sockets.slice(0, STAFF)) socket.on('new-order', () => count('new'));
  for (const socket of sockets.slice(STAFF)) socket.on('order-changed', () => count('changed'));
  const placed = await order();
  await boss.call('changeOrderStatus', {
    params: { id: orders[0]?._id ?? '' },
    body: { status: 'processing' },
  });
  await until(() => heard.get('new') === STAFF && heard.get('changed') === MOST_FOLLOWERS);
  // A second order comes after all events of the first.
  const last = nextEvent(sockets[STAFF - 1] as Socket, 'new-order');
  await order();
  await last;
  await until(() => (heard.get('new') ?? 0) >= 2 * STAFF);
  expect(Object.fromEntries(heard)).toEqual({ new: 2 * STAFF, changed: MOST_FOLLOWERS });
  const list = await boss.call('listOrders', { query: {} });
  expect(list.body.data.map(({ _id }) => _id)).toContain(placed._id);
  expect((await memory()) - memoryBefore).toBeLessThan((STAFF + FOLLOWERS) * EACH);

  for (const socket of sockets) socket.close();
  await until(async () => (await metric('socket_clients')) === 0);
  // Connections of the calls stay open for a while.
  await until(async () => (await files()) < filesBefore + AT_ONCE);
  expect((await fetch(`${node.baseUrl}/health/ready`)).status).toBe(200);
}, 240_000);
