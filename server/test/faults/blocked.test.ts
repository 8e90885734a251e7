import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { sessionCookie } from '../../src/platform/sessions/session-cookie';
import { startSession } from '../../src/platform/sessions/session-store';
import { checkout, stockOf, withKey } from '../support/checkout';
import { HttpClient } from '../support/http-client';
import { storePerson } from '../support/people';
import { type NodeProcess, runNode } from '../support/run-node';
import { IS_WHOLE } from '../support/runs';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server';
import { staffSocket } from '../support/sockets';
import { storeClosetItem, storeProduct } from '../support/stock-shop';
import { openTestDatabase, type TestDatabase } from '../support/test-database';
import { until } from '../support/until';

/** In the long form longer than a statement or a connection may take. */
const BLOCK_MS = IS_WHOLE ? 12_000 : 4_000;
const CUSTOMERS = 20;
const STOCK = 100;

let store: TestDatabase;
let smtp: TestSmtpServer;
let node: NodeProcess;
/** With PostgreSQL a second node, which is not blocked. */
let other: NodeProcess | null;
let socket: Socket;
let blockFile: string;
beforeEach(async () => {
  store = await openTestDatabase();
  smtp = await startSmtpServer();
  blockFile = join(store.dataDir, 'blocked');
  const preload = join(__dirname, '../support/block-event-loop.mjs');
  const env = {
    DATA_DIR: store.dataDir,
    ...(store.databaseUrl !== null && { DATABASE_URL: store.databaseUrl }),
    ADMIN_PASSWORD: 'a-long-password',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    RENDER: 'off',
    RATE_LIMIT: 'off',
    SMTP_URL: smtp.url,
  };
  node = await runNode({
    ...env,
    NODE_OPTIONS: `--import ${preload}`,
    BLOCK_FILE: blockFile,
  });
  other = store.databaseUrl === null ? null : await runNode(env);
}, 240_000);
afterEach(async () => {
  socket?.close();
  await node?.kill();
  await other?.kill();
  await smtp.close();
  await store.close();
});

const isBlocked = () => existsSync(blockFile);

test('an event loop that is blocked: calls wait and are answered after it, each order and its mail is there once', async () => {
  const shirt = await storeClosetItem(store.db, { stock: STOCK });
  const latte = await storeProduct(store.db, {});
  const { id } = await storePerson(store.db, { role: 'admin', now: Date.now() });
  const boss = new HttpClient(node.baseUrl);
  boss.cookies.set(sessionCookie(null).name, await startSession(store.db, id, Date.now()));
  socket = staffSocket(node.baseUrl, boss);
  const heard: string[] = [];
  const dropped = jest.fn();
  socket.on('new-order', ({ _id }: { _id: string }) => heard.push(_id));
  socket.on('disconnect', dropped);
  await until(() => socket.connected);

  const emailOf = (key: string) => `${key}@example.com`;
  const pieces = checkout([{ _id: shirt, type: 'closet' }]);
  const cups = checkout([{ _id: latte }], {}, { phone: '9809876543' });
  const place = async (wanted = pieces, key: string = crypto.randomUUID(), at = node) => {
    const data = { ...wanted.body.data, email: emailOf(key) };
    const body = { ...wanted.body, data };
    const answer = await new HttpClient(at.baseUrl).call('placeGuestOrder', { body }, withKey(key));
    return { key, wanted, answer, wasBlocked: isBlocked() };
  };
  const placeUntilStored = async (wanted: typeof pieces, key?: string, at?: NodeProcess) => {
    let one = await place(wanted, key, at);
    while (one.answer.status === 503) one = await place(wanted, one.key, at);
    return one;
  };
  // Under way when the block begins: some are stored and not yet answered, their mails in delivery.
  const before = Array.from({ length: CUSTOMERS }, () => place());
  await Promise.race(before);
  node.signal('SIGUSR2');
  await until(isBlocked);
  const during = Array.from({ length: CUSTOMERS }, () => place());
  const live = fetch(`${node.baseUrl}/health/live`).then(({ status }) => [status, isBlocked()]);
  // The blocked node may hold locks until its transaction times out: of the pieces, a phone, and one of the rows of sums.
  const elsewhere = other ? [await placeUntilStored(cups, undefined, other)] : [];
  await pause(BLOCK_MS);
  await rm(blockFile);
  for (const { answer, wasBlocked } of elsewhere) expect([answer.status, wasBlocked]).toEqual([200, true]);
  // A load balancer gets no answer before the end of the block, so it sends customers elsewhere.
  expect(await live).toEqual([200, false]);

  const first = [...(await Promise.all([...before, ...during])), ...elsewhere];
  // A wait for the database that lasted as long as the block counts as too long: the customer asks again.
  const statuses = new Set(first.map(({ answer }) => answer.status));
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  // All want the same piece: on a busy machine the last one may wait too long.
  const again = await Promise.all(first.map(({ key, wanted }) => placeUntilStored(wanted, key)));
  expect(again.map(({ answer }) => answer.status)).toEqual(again.map(() => 200));
  const ids = again.map(({ answer }) => answer.body.data._id).sort();
  const acknowledged = first.filter(({ answer }) => answer.status === 200);
  expect(ids).toEqual(expect.arrayContaining(acknowledged.map(({ answer }) => answer.body.data._id)));
  const stored = await store.db.selectFrom('orders').select('id').execute();
  expect(stored.map((row) => row.id).sort()).toEqual(ids);
  expect(await stockOf(store.db, shirt)).toBe(STOCK - ids.length + elsewhere.length);

  await until(() => heard.length >= ids.length || dropped.mock.calls.length > 0);
  expect(dropped).not.toHaveBeenCalled();
  expect(heard.sort()).toEqual(ids);
  await until(async () => (await store.db.selectFrom('outbox').select('id').execute()).length === 0);
  const mailed = smtp.seen.map((source) => /^To: (.*)\r$/m.exec(source)?.[1]);
  expect(mailed.sort()).toEqual(first.map(({ key }) => emailOf(key)).sort());
  const ready = async () => (await fetch(`${node.baseUrl}/health/ready`)).status;
  await until(async () => (await ready()) === 200);
}, 240_000);
