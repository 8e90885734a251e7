import * as argon2 from '@node-rs/argon2';
import type { HttpClient } from '../../test/support/http-client';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify), hash: jest.fn(actual.hash) };
});

const maya = { fullName: 'Maya Rai', email: 'maya@example.com', password: 'sel-roti' };

let server: TestServer;
let client: HttpClient;
beforeEach(async () => {
  server = await startTestServer();
  client = await registered(server);
});
afterEach(() => server.close());

async function registered(on: TestServer): Promise<HttpClient> {
  await on.guest().call('register', { body: maya });
  return signIn(on);
}

async function signIn(on = server, form: { email?: string; password?: string } = {}): Promise<HttpClient> {
  const guest = on.guest();
  await guest.call('login', { body: { email: maya.email, password: maya.password, ...form } });
  return guest;
}

const isSignedIn = async (who: HttpClient) => (await who.call('getCurrentUser', {})).body.data.length === 1;
const askForCode = async (who = client) => (await who.call('requestAccountOtp', {})).body.data.otp;
const mailedCode = () => /Your code is (\w{6})/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
const other = (code: string) => (code === '000000' ? '000001' : '000000');

test('C1: without a mail server the answer contains the code of the mail', async () => {
  const { body } = await client.call('requestAccountOtp', {});
  expect(body.message).toBe('OTP sent to your email');
  expect(body.data.otp).toBe(mailedCode());
  expect(server.mails.at(-1)).toMatchObject({ to: maya.email });
});

test('C1: with a mail server the field stays empty', async () => {
  const mailing = await startTestServer({ otpEcho: false });
  const person = await registered(mailing);
  const otp = await askForCode(person);
  await mailing.close();
  expect(otp).toBe('');
});

test('P72: a code that is asked for while the address changes goes to the new one', async () => {
  const { hash } = jest.requireActual<typeof argon2>('@node-rs/argon2');
  jest.mocked(argon2.hash).mockImplementationOnce(async (...given) => {
    const moved = { email: 'new@example.com', email_key: 'new@example.com' };
    await server.db.updateTable('users').set(moved).where('email_key', '=', maya.email).execute();
    return hash(...given);
  });
  const otp = await askForCode();
  expect(mailedCode()).toBe(otp);
  expect(server.mails.at(-1)).toMatchObject({ to: 'new@example.com' });
});

test('C3: a new password ends every other session, and mails the old address (P60, P72)', async () => {
  const elsewhere = await signIn();
  const otp = await askForCode();
  const answer = await client.call('updateAccount', { body: { newEmail: '', newPassword: 'yomari99', otp } });
  expect([answer.status, answer.body.message]).toEqual([200, 'Password Changed Successfully']);
  expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect(await isSignedIn(await signIn())).toBe(false);
  expect(await isSignedIn(await signIn(server, { password: 'yomari99' }))).toBe(true);
  expect(server.mails.at(-1)).toMatchObject({ to: maya.email, subject: 'Your password was changed' });
});

test('P60: a login with the old password during its change loses its session too', async () => {
  const otp = await askForCode();
  const [changed, ...late] = await Promise.all([
    client.call('updateAccount', { body: { newPassword: 'yomari99', otp } }),
    ...Array.from({ length: 12 }, () => signIn()),
  ]);
  expect(changed.status).toBe(200);
  expect(await Promise.all(late.map(isSignedIn))).toEqual(Array(12).fill(false));
});

test('P60: a login whose password was checked before its change starts no session', async () => {
  const otp = await askForCode();
  const { verify } = jest.requireActual<typeof argon2>('@node-rs/argon2');
  jest.mocked(argon2.verify).mockImplementationOnce(async (hash, password) => {
    const fits = await verify(hash, password);
    await client.call('updateAccount', { body: { newPassword: 'yomari99', otp } });
    return fits;
  });
  const late = await signIn();
  expect(await isSignedIn(late)).toBe(false);
  expect(await isSignedIn(await signIn(server, { password: 'yomari99' }))).toBe(true);
});

test('C2: of several concurrent changes to one address one succeeds', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => server.asCustomer()));
  const answers = await Promise.all(
    people.map(async ({ client: one }) => {
      const otp = await askForCode(one);
      return one.call('updateAccount', { body: { newEmail: 'wanted@example.com', otp } });
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
});

test('C2: a new e-mail address is valid at once, and the old one gets a notice', async () => {
  const otp = await askForCode();
  const answer = await client.call('updateAccount', { body: { newEmail: 'Maya.Rai@example.com', otp } });
  expect(answer.body.message).toBe('Email Changed Successfully');
  expect(await isSignedIn(await signIn(server, { email: 'maya.rai@example.com' }))).toBe(true);
  expect(server.mails.at(-1)).toMatchObject({ to: maya.email, subject: 'Your e-mail address was changed' });
});

test.each([
  ['e-mail address', { newEmail: 'maya@new.example.com' }, 'maya@new.example.com'],
  ['password', { newPassword: 'yomari99' }, maya.email],
])('P55: a change of the %s voids reset codes that were mailed before', async (_, change, email) => {
  const browser = server.guest();
  await browser.call('requestPasswordReset', { body: { email: maya.email } });
  await server.app.background.idle();
  const reset = mailedCode();
  const otp = await askForCode();
  expect((await client.call('updateAccount', { body: { ...change, otp } })).status).toBe(200);
  const taken = { email, otp: reset, newPassword: 'stolen-account' };
  expect((await browser.call('resetPassword', { body: taken })).status).toBe(400);
});

test('P55: without a live code an attempt compares no hash', async () => {
  const compared = jest.mocked(argon2.verify).mockClear();
  const change = { newPassword: 'yomari99', otp: '123456' };
  expect((await client.call('updateAccount', { body: change })).status).toBe(400);
  expect(compared).not.toHaveBeenCalled();
});

test('P55: changes of one account are limited, whatever the code', async () => {
  const limited = await startTestServer({ rateLimit: true });
  const person = await registered(limited);
  const change = () => person.call('updateAccount', { body: { newPassword: 'yomari99', otp: '123456' } });
  const statuses = [];
  for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await change()).status);
  await limited.close();
  expect(statuses).toEqual([...Array(20).fill(400), 429]);
});

test("C2: another account's address is refused, and the code can be used for a free one", async () => {
  await server.guest().call('register', { body: { ...maya, email: 'taken@example.com' } });
  const otp = await askForCode();
  const taken = await client.call('updateAccount', { body: { newEmail: 'TAKEN@example.com', otp } });
  const free = await client.call('updateAccount', { body: { newEmail: 'free@example.com', otp } });
  expect([taken.status, free.status]).toEqual([409, 200]);
});

test('C3, P41: a change of nothing is refused; points, role and name of the payload are ignored', async () => {
  const otp = await askForCode();
  const nothing = await client.send('updateAccount', { body: { newEmail: null, newPassword: '', otp } });
  expect(nothing.status).toBe(400);
  const more = { newPassword: 'yomari99', otp, role: 'admin', points: 900, fullName: 'X' };
  expect((await client.send('updateAccount', { body: more })).status).toBe(200);
  const { body } = await client.call('getCurrentUser', {});
  expect(body.data[0]).toMatchObject({ role: 'customer', points: 50, fullName: maya.fullName });
});

test('P55: a code works once, for ten minutes, and for at most five tries', async () => {
  const change = (otp: string) => client.call('updateAccount', { body: { newPassword: 'yomari99', otp } });
  const first = await askForCode();
  expect((await change(first)).status).toBe(200);
  expect((await change(first)).status).toBe(400);
  const late = await askForCode();
  server.clock.now += 10 * 60_000;
  expect((await change(late)).status).toBe(400);
  const mistyped = await askForCode();
  const wrong = await Promise.all(Array.from({ length: 5 }, () => change(other(mistyped))));
  expect(wrong[0]?.body).toMatchObject({
    message: 'Invalid OTP. Please try again.',
    errors: [{ field: 'otp' }],
  });
  expect((await change(mistyped)).status).toBe(400);
});

test('C88, P57: a code is bound to its person and its purpose', async () => {
  const { client: stranger } = await server.asCustomer();
  await askForCode(stranger);
  server.clock.now += 1;
  const otp = await askForCode();
  const foreign = await stranger.call('updateAccount', { body: { newPassword: 'yomari99', otp } });
  const reset = await server
    .guest()
    .call('resetPassword', { body: { email: maya.email, otp, newPassword: 'yomari99' } });
  expect([foreign.status, reset.status]).toEqual([400, 400]);
});

test('P57: the code of a reset changes no account', async () => {
  await server.guest().call('requestPasswordReset', { body: { email: maya.email } });
  await server.app.background.idle();
  const change = { newPassword: 'yomari99', otp: mailedCode() };
  expect((await client.call('updateAccount', { body: change })).status).toBe(400);
});

test('C40, P58: a password reset answers the same for every address, without the code (P56)', async () => {
  const known = await server.guest().call('requestPasswordReset', { body: { email: maya.email } });
  const unknown = await server
    .guest()
    .call('requestPasswordReset', { body: { email: 'nobody@example.com' } });
  await server.app.background.idle();
  expect(known.body).toEqual({ success: true, message: 'Verification email sent successfully', data: null });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(server.mails.filter(({ text }) => text.includes('Your code is'))).toMatchObject([
    { to: maya.email },
  ]);
});

test('C39, P71: staff need twelve characters', async () => {
  const { client: staff } = await server.asAdmin();
  const otp = await askForCode(staff);
  const short = await staff.call('updateAccount', { body: { newPassword: 'elevenchars', otp } });
  const long = await staff.call('updateAccount', { body: { newPassword: 'twelve chars', otp } });
  expect([short.status, short.body.errors?.[0]?.field, long.status]).toEqual([400, 'newPassword', 200]);
});

test('P59: one code per minute and five per hour and account', async () => {
  const limited = await startTestServer({ rateLimit: true });
  const person = await registered(limited);
  const statuses: number[] = [];
  for (let minute = 0; minute < 7; minute += 1) {
    statuses.push((await person.call('requestAccountOtp', {})).status);
    if (minute === 0) statuses.push((await person.call('requestAccountOtp', {})).status);
    limited.clock.now += 60_000;
  }
  await limited.close();
  expect(statuses).toEqual([200, 429, 200, 200, 200, 200, 429, 429]);
});

test('P55: guesses at codes from one address are limited over all accounts', async () => {
  const limited = await startTestServer({ rateLimit: true });
  const guess = (email: string) =>
    limited.guest().call('resetPassword', { body: { email, otp: '000000', newPassword: 'yomari99' } });
  const statuses: number[] = [];
  for (let person = 0; person < 61; person += 1)
    statuses.push((await guess(`p${person}@example.com`)).status);
  await limited.close();
  expect(statuses).toEqual([...Array(60).fill(400), 429]);
});
