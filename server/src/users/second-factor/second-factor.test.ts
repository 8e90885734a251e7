import { STEP_MS, TICKET_MS } from '@storefront/shared/rules/second-factor';
import { sql } from 'kysely';
import type { HttpClient } from '../../../test/support/http-client';
import { nextEvent, outcomeOf, staffSocket } from '../../../test/support/sockets';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { removeExpired } from '../../platform/db/remove-expired';
import { authenticatorCode } from './authenticator';
import { resealSecondFactors } from './reseal';
import { openSecretBox } from './secret-box';
import { turnOffByOperator } from './turn-off-by-operator';

const maya = { fullName: 'Maya Rai', email: 'maya@example.com', password: 'sel-roti-and-tea' };
const { email, password } = maya;
const WRONG = '000000';
const MINUTE = 60_000;

let server: TestServer;
let own: HttpClient;
beforeEach(async () => {
  server = await startTestServer();
  await server.guest().call('register', { body: maya });
  own = server.guest();
  await own.call('login', { body: maya });
});
afterEach(() => server.close());

const codeAt = (secret: string, at = server.clock.now) => authenticatorCode(secret, at);

/** Turns the second factor on, and moves the clock beyond the steps of the code that confirmed it. */
async function turnOn(client = own) {
  const { secret } = (await client.call('setUpSecondFactor', { body: { password } })).body.data;
  const body = { code: codeAt(secret) };
  const { recoveryCodes } = (await client.call('confirmSecondFactor', { body })).body.data;
  server.clock.now += 4 * STEP_MS;
  return { secret, recoveryCodes };
}

async function ticket(): Promise<string> {
  const { body } = await server.guest().call('login', { body: { email, password } });
  return (body.data as unknown as { ticket: string }).ticket;
}

const enter = async (given: string, code: string, client = server.guest()) =>
  (await client.call('loginWithCode', { body: { ticket: given, code } })).status;

const audited = async () =>
  (await server.db.selectFrom('audit').select('action').where('action', 'like', '%.refuse').execute()).map(
    ({ action }) => action,
  );

test('C297: after a failure of the database the next call works', async () => {
  await sql`alter table meta rename to meta_gone`.execute(server.db);
  const refused = await own.send('setUpSecondFactor', { body: { password } });
  expect(refused.status).toBeGreaterThanOrEqual(500);
  await sql`alter table meta_gone rename to meta`.execute(server.db);
  expect((await own.send('setUpSecondFactor', { body: { password } })).status).toBe(200);
});

test('C297: codes are those of RFC 6238, appendix B', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const at = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000];
  expect(at.map((seconds) => authenticatorCode(secret, seconds * 1000))).toEqual([
    '287082',
    '081804',
    '050471',
    '005924',
    '279037',
    '353130',
  ]);
});

test('C297: a clock may be one step of 30 s behind or ahead, and no more', async () => {
  const { secret } = await turnOn();
  const at = server.clock.now;
  expect(await enter(await ticket(), codeAt(secret, at - 2 * STEP_MS))).toBe(400);
  expect(await enter(await ticket(), codeAt(secret, at + 2 * STEP_MS))).toBe(400);
  expect(await enter(await ticket(), codeAt(secret, at - STEP_MS))).toBe(200);
  expect(await enter(await ticket(), codeAt(secret, at + STEP_MS))).toBe(200);
  // A code of an earlier step than the last accepted one counts no more.
  expect(await enter(await ticket(), codeAt(secret, at))).toBe(400);
});

test('C297: of five logins with the same code at the same moment one gets in, also with a recovery code', async () => {
  const { secret, recoveryCodes } = await turnOn();
  for (const code of [codeAt(secret), recoveryCodes[0] ?? '']) {
    const tickets = await Promise.all(Array.from({ length: 5 }, ticket));
    const answers = await Promise.all(tickets.map((one) => enter(one, code)));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(await enter(await ticket(), recoveryCodes.at(-1) ?? '')).toBe(200);
    recoveryCodes.pop();
  }
});

test('C297: guesses at the same moment and with new tickets are counted for the account; right codes wait too', async () => {
  const { secret } = await turnOn();
  const tickets = await Promise.all(Array.from({ length: 8 }, ticket));
  const answers = await Promise.all(tickets.map((one) => enter(one, WRONG)));
  expect(answers.sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  server.clock.now += 15 * MINUTE - 1;
  expect(await enter(await ticket(), codeAt(secret))).toBe(429);
  server.clock.now += 1;
  for (let tries = 0; tries < 5; tries += 1) expect(await enter(await ticket(), WRONG)).toBe(400);
  server.clock.now += 15 * MINUTE;
  expect(await enter(await ticket(), codeAt(secret))).toBe(429);
  server.clock.now += 15 * MINUTE;
  expect(await enter(await ticket(), codeAt(secret))).toBe(200);
  expect(await enter(await ticket(), WRONG)).toBe(400);
});

test('C291, C297: wrong codes are in the audit and leave it after 90 days, tickets after their time', async () => {
  const { secret } = await turnOn();
  const given = await ticket();
  await enter(given, WRONG);
  await own.call('replaceRecoveryCodes', { body: { code: WRONG } });
  await own.call('setUpSecondFactor', { body: { password: 'not-mine' } });
  expect((await audited()).sort()).toEqual([
    'session.code.refuse',
    'user.update.refuse',
    'user.update.refuse',
  ]);
  server.clock.now += TICKET_MS;
  expect(await enter(given, codeAt(secret))).toBe(401);
  server.clock.now += 90 * 24 * 60 * MINUTE;
  await removeExpired(server.db, server.clock.now);
  expect(await audited()).toEqual([]);
  expect(await server.db.selectFrom('login_tickets').selectAll().execute()).toEqual([]);
});

test('C297: turning it on ends every other session and its socket, and mails the owner', async () => {
  await server.db
    .updateTable('users')
    .set({ role: 'admin', staff_role: 'owner' })
    .where('email', '=', email)
    .execute();
  const other = server.guest();
  await other.call('login', { body: maya });
  const [here, there] = [staffSocket(server.baseUrl, own), staffSocket(server.baseUrl, other)];
  await Promise.all([here, there].map(outcomeOf));
  const gone = nextEvent(there, 'disconnect');
  await turnOn();
  await gone;
  expect(here.connected).toBe(true);
  here.close();
  expect((await other.call('getCurrentUser', {})).body.data).toEqual([]);
  expect(server.mails.at(-1)).toMatchObject({ to: email, subject: 'Two-step login is on' });
});

test('C297: a new password by mail leaves it on, and ends logins that wait for a code', async () => {
  const { secret } = await turnOn();
  const before = await ticket();
  await server.guest().call('requestPasswordReset', { body: { email } });
  await server.app.background.idle();
  const otp = /\d{6}/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '';
  const reset = { body: { email, otp, newPassword: password } };
  expect((await server.guest().call('resetPassword', reset)).status).toBe(200);
  expect(await enter(before, codeAt(secret))).toBe(401);
  expect(await enter(await ticket(), codeAt(secret))).toBe(200);
});

test('C297: the database has neither secret nor recovery codes; a new SERVER_SECRET opens and seals again', async () => {
  const { secret, recoveryCodes } = await turnOn();
  const rows = JSON.stringify([
    await server.db.selectFrom('second_factors').selectAll().execute(),
    await server.db.selectFrom('recovery_codes').selectAll().execute(),
  ]);
  for (const told of [secret, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect(rows).not.toContain(told);
  const { db } = server;
  const [first, second] = ['a'.repeat(40), 'b'.repeat(40)];
  const box = (serverSecret: string, serverSecretBefore: string | null = null) =>
    openSecretBox({ db, env: { serverSecret, serverSecretBefore } });
  const read = () => db.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow();
  // The secret that the server made itself comes before one of the environment.
  expect(await resealSecondFactors(db, await box(first))).toBe(0);
  const row = await read();
  expect((await box(first)).open(row.user_id, row)).toBe(secret);
  expect(await resealSecondFactors(db, await box(second))).toBe(1);
  expect(await resealSecondFactors(db, await box(second, first))).toBe(0);
  const again = await read();
  expect((await box(second)).open(again.user_id, again)).toBe(secret);
  const now = await box(second);
  expect(() => now.open('another', again)).toThrow();
});

test('C298, C419: staff who lack a required second factor have no power from their next login on, until they turn it on', async () => {
  await server.db
    .updateTable('users')
    .set({ role: 'admin', staff_role: 'owner' })
    .where('email', '=', email)
    .execute();
  server.clock.now += 1000;
  const body = { roles: ['rider' as const, 'owner' as const] };
  const saved = await own.call('updateSecondFactorRoles', { body });
  const signedIn = [{ fullName: maya.fullName, staffRole: 'owner' }];
  expect(saved.body.data).toMatchObject({ roles: ['owner', 'rider'], signedIn });
  // Nobody is locked out of the work that they do now, also not by another change of the list.
  server.clock.now += 1000;
  await own.call('updateSecondFactorRoles', { body: { roles: ['owner'] } });
  await server.app.recheckSockets();
  const socket = staffSocket(server.baseUrl, own);
  expect(await outcomeOf(socket)).toBe('connected');
  socket.close();
  expect((await own.call('listOrders', {})).status).toBe(200);
  const later = server.guest();
  const { data } = (await later.call('login', { body: maya })).body;
  expect(data).toMatchObject({ role: 'admin', needsSecondFactor: true });
  expect((await later.call('listOrders', {})).status).toBe(403);
  const refused = staffSocket(server.baseUrl, later);
  expect(await outcomeOf(refused)).toBe('forbidden');
  refused.close();
  await turnOn(later);
  expect((await later.call('listOrders', {})).status).toBe(200);
  const [person] = (await later.call('getCurrentUser', {})).body.data;
  expect(person).not.toHaveProperty('needsSecondFactor');
});

test('C297: the operator turns it off for one address, and its sessions end', async () => {
  await turnOn();
  expect(await turnOffByOperator(server.db, 'nobody@example.com', server.clock.now)).toBe('unknown');
  expect(await turnOffByOperator(server.db, ' MAYA@example.com', server.clock.now)).toBe('done');
  expect(await turnOffByOperator(server.db, email, server.clock.now)).toBe('off');
  expect((await own.call('getCurrentUser', {})).body.data).toEqual([]);
  expect((await server.guest().call('login', { body: maya })).status).toBe(200);
  const [last] = await server.db
    .selectFrom('audit')
    .select(['actor', 'action'])
    .where('action', '=', 'user.factor.remove')
    .execute();
  expect(last).toEqual({ actor: 'system', action: 'user.factor.remove' });
});

test('C299: a session keeps the words of its device, and its end closes its socket at once', async () => {
  await server.db
    .updateTable('users')
    .set({ role: 'admin', staff_role: 'owner' })
    .where('email', '=', email)
    .execute();
  const tablet = server.guest();
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
  await tablet.call('login', { body: maya }, { 'user-agent': userAgent });
  const socket = staffSocket(server.baseUrl, tablet);
  await outcomeOf(socket);
  const gone = nextEvent(socket, 'disconnect');
  const { data } = (await own.call('listOwnSessions', {})).body;
  const there = data.find(({ device }) => device === 'Chrome on Android');
  await own.call('endOwnSession', { params: { id: there?._id ?? '' } });
  await gone;
  socket.close();
  expect(data).toHaveLength(2);
});
