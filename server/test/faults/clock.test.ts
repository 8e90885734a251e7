import type { FastifyInstance } from 'fastify';
import { startApi } from '../../src/app/start-api';
import { readEnv } from '../../src/platform/config/env';
import { removeExpired } from '../../src/platform/db/remove-expired';
import { sessionCookie } from '../../src/platform/sessions/session-cookie';
import { startSession } from '../../src/platform/sessions/session-store';
import { checkout, withKey } from '../support/checkout';
import { HttpClient } from '../support/http-client';
import { storePerson } from '../support/people';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server';
import { nextEvent, staffSocket } from '../support/sockets';
import { storeProduct } from '../support/stock-shop';
import { openTestDatabase, type TestDatabase } from '../support/test-database';
import { until } from '../support/until';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const QUARTER = 15 * MINUTE;
/** Noon of 20 November 2026 in Kathmandu: the shop is open, also an hour before. */
const NOON = Date.UTC(2026, 10, 20, 6, 15);
/** Wrong passwords that an account allows. */
const TRIES = 10;

let store: TestDatabase;
let smtp: TestSmtpServer;
let api: Awaited<ReturnType<typeof startApi>>;
let app: FastifyInstance;
let latte: string;
let jumped: number;
const began = performance.now();
const now = () => Math.round(NOON + performance.now() - began) + jumped;
beforeEach(async () => {
  jumped = 0;
  store = await openTestDatabase();
  smtp = await startSmtpServer();
  latte = await storeProduct(store.db, {});
  const env = {
    ...readEnv({ DEMO: '0', LOG_LEVEL: 'silent', SMTP_URL: smtp.url, ADMIN_PASSWORD: 'a-long-password' }),
    dataDir: store.dataDir,
    databaseUrl: store.databaseUrl,
    port: 0,
  };
  api = await startApi(env, {
    now,
    extend: async (parts) => {
      app = parts.app;
    },
  });
});
afterEach(async () => {
  await api.stop();
  await smtp.close();
  await store.close();
});

async function signIn(role: 'customer' | 'admin') {
  const person = await storePerson(store.db, { role, now: now() });
  const client = new HttpClient(api.address);
  client.cookies.set(sessionCookie(null).name, await startSession(store.db, person.id, now()));
  return { client, person };
}

const guess = async () => {
  const body = { email: 'nobody@example.com', password: 'wrong' };
  return (await new HttpClient(api.address).call('login', { body })).status;
};

const order = (client: HttpClient, { key = withKey(), email = '', slotAt = '' } = {}) =>
  client.call('placeOrder', checkout([{ _id: latte }], { ...(slotAt && { slotAt }) }, { email }), key);

/** The beginning of a quarter of an hour, so far from now. */
const quarterIn = (ms: number) => new Date(Math.ceil((now() + ms) / QUARTER) * QUARTER).toISOString();

const codeIn = (source: string) => /Your code is (\d{6})/.exec(source)?.[1] ?? '';

const jumps = {
  'a day ahead': { by: DAY, isCodeRight: false, isMailOld: true },
  'an hour back': { by: -HOUR, isCodeRight: true, isMailOld: false },
  'a day back': { by: -DAY, isCodeRight: true, isMailOld: false },
};

test.each(Object.entries(jumps))(
  'C395: the clock jumps %s: nobody is signed out or locked out, no order is doubled, and mails go on',
  async (_name, { by, isCodeRight, isMailOld }) => {
    const { client, person } = await signIn('customer');
    const staff = await signIn('admin');
    const socket = staffSocket(api.address, staff.client);
    await nextEvent(socket, 'connect');
    const key = withKey();
    const first = await order(client, { key, email: 'first@example.com' });
    expect(first.status).toBe(200);
    expect((await smtp.next()).to).toEqual(['first@example.com']);
    await client.call('requestAccountOtp', {});
    const otp = codeIn((await smtp.next()).source);
    for (let wrong = 0; wrong < TRIES; wrong += 1) expect(await guess()).not.toBe(429);
    expect(await guess()).toBe(429);
    smtp.refuse(451, 1);
    expect((await order(client, { email: 'waiting@example.com' })).status).toBe(200);
    const tried = () => store.db.selectFrom('outbox').select('problem').executeTakeFirst();
    await until(async () => Boolean((await tried())?.problem));

    jumped = by;
    await removeExpired(store.db, now());
    await app.recheckSockets();
    expect((await client.call('getCurrentUser', {})).body.data).toMatchObject([{ _id: person.id }]);
    expect((await order(client, { key, email: 'first@example.com' })).body).toEqual(first.body);
    expect(await guess()).not.toBe(429);
    const changed = await client.call('updateAccount', { body: { newEmail: 'new@example.com', otp } });
    expect(changed.status).toBe(isCodeRight ? 200 : 400);
    expect((await order(client, { slotAt: quarterIn(-2 * HOUR) })).status).toBe(400);
    const heard = nextEvent(socket, 'new-order');
    const later = await order(client, { slotAt: quarterIn(2 * HOUR), email: 'later@example.com' });
    expect(later.status).toBe(200);
    expect(await heard).toMatchObject({ _id: later.body.data._id });
    expect((await fetch(`${api.address}/health/ready`)).status).toBe(200);

    const expected = ['later@example.com', ...(isCodeRight ? [person.email] : [])];
    if (isMailOld) {
      // For the shop the mail is a day old: staff see it, and send it again.
      const failed = async () => (await staff.client.call('listMails', {})).body.data.failed;
      await until(async () => (await failed()).length === 1);
      const [{ _id } = { _id: '' }] = await failed();
      await staff.client.call('resendMail', { params: { id: _id }, body: {} });
    }
    expected.push('waiting@example.com');
    const received = [];
    for (const _ of expected) received.push(...(await smtp.next()).to);
    expect(received.sort()).toEqual(expected.sort());
    await until(async () => (await tried()) === undefined);
    // Two before, one that was refused, and these.
    expect(smtp.seen).toHaveLength(3 + expected.length);
    const orders = await store.db.selectFrom('orders').select('id').execute();
    expect(orders).toHaveLength(3);
    socket.close();
  },
  120_000,
);
