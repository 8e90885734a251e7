import { startTestServer, type TestServer } from '../../test/support/start-test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const sita = { fullName: 'Sita Gurung', email: 'Sita@Example.com', password: 'momo12' };

const register = (form: Record<string, unknown> = {}) =>
  server.guest().send('register', { body: { ...sita, ...form } });

async function signedInAs(email = sita.email, password = sita.password) {
  const client = server.guest();
  await client.call('login', { body: { email, password } });
  const { body } = await client.call('getCurrentUser', {});
  return body.data[0];
}

test("C18: signing up answers 'Registration successful' and credits 50 points that expire five months later", async () => {
  expect((await register()).body).toEqual({ success: true, message: 'Registration successful', data: null });
  expect(await signedInAs()).toMatchObject({ fullName: 'Sita Gurung', points: 50, role: 'customer' });
  server.clock.now = Date.UTC(2027, 3, 20, 6, 14);
  expect(await signedInAs()).toMatchObject({ points: 50 });
  server.clock.now = Date.UTC(2027, 3, 20, 6, 15);
  expect(await signedInAs()).toMatchObject({ points: 0 });
});

test('a welcome is mailed with the account, to the menu, without anything that was typed; not for a refused one', async () => {
  await register();
  await register();
  expect(server.mails).toMatchObject([{ to: sita.email, subject: 'Welcome to Chowk' }]);
  const [{ text, html } = { text: '', html: '' }] = server.mails;
  for (const content of [text, html]) {
    expect(content).toContain('50 points');
    expect(content).toContain('http://127.0.0.1:3000/menu');
    expect(content).not.toContain('Sita');
  }
});

test('P63: a name is one line without control and bidi characters', async () => {
  await register({ fullName: ' Sita\0\n \u202EGurung\uD83C ' });
  expect(await signedInAs()).toMatchObject({ fullName: 'Sita Gurung' });
  expect((await register({ email: 'x@example.com', fullName: '\u202E\0' })).status).toBe(400);
});

test('C40: an address has one account, ignoring case', async () => {
  await register();
  const again = await register({ email: ' sita@example.COM ' });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({ success: false, data: null });
});

test('C40: twenty concurrent sign-ups with one address create one account with one welcome credit', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => register()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect(await signedInAs()).toMatchObject({ points: 50 });
});

test("C41: an unknown referral code is refused with 'Invalid referral code' and no account is made", async () => {
  const answer = await register({ entredReferalCode: 'NOSUCH99' });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    message: 'Invalid referral code',
    errors: [{ field: 'entredReferalCode', message: 'Invalid referral code' }],
  });
  expect(await signedInAs()).toBeUndefined();
});

test('C18: a known referral code is stored with the account and credits nothing yet', async () => {
  await register();
  const code = (await signedInAs())?.referalCode ?? '';
  const friend = { email: 'hari@example.com', entredReferalCode: code.toLowerCase() };
  expect((await register(friend)).status).toBe(200);
  expect(await signedInAs('hari@example.com')).toMatchObject({ points: 50 });
  expect(await signedInAs()).toMatchObject({ points: 50 });
  const row = await server.db
    .selectFrom('users')
    .innerJoin('users as referrers', 'referrers.id', 'users.referred_by')
    .select('referrers.email')
    .where('users.email', '=', 'hari@example.com')
    .executeTakeFirst();
  expect(row?.email).toBe(sita.email);
});

test('P41, P54: role, points, id and referral code of the form are ignored', async () => {
  const chosen = {
    role: 'admin',
    points: 9999,
    _id: 'mine',
    referalCode: 'MINE2345',
    createdAt: '2020-01-01',
  };
  expect((await register(chosen)).status).toBe(200);
  const user = await signedInAs();
  expect(user).toMatchObject({ role: 'customer', points: 50, createdAt: '2026-11-20T06:15:00.000Z' });
  expect(user?._id).not.toBe('mine');
  expect(user?.referalCode).not.toBe('MINE2345');
});

test.each([
  [{ password: '12345' }, 'password', 'Password must be at least 6 characters long'],
  [{ fullName: '   ' }, 'fullName', 'fullName is required'],
  [{ email: 'sita' }, 'email', 'email must be an e-mail address'],
  [{ email: { $ne: null } }, 'email', 'email is required'],
  [{ password: ['momo12'] }, 'password', 'password is required'],
])('%j is refused and the field named (P66)', async (form, field, message) => {
  const { status, body } = await register(form);
  expect([status, body.message, body.errors?.[0]?.field]).toEqual([400, message, field]);
});

test('C94: checkreferal accepts a code as text or object, and answers 404 for an unknown one', async () => {
  await register();
  const code = (await signedInAs())?.referalCode ?? '';
  for (const body of [{ referalCode: code }, code]) {
    const answer = await server.guest().send('checkReferral', { body });
    expect(answer.body).toEqual({ success: true, message: 'Referral code is valid', data: { valid: true } });
  }
  const unknown = await server.guest().send('checkReferral', { body: { referalCode: 'NOSUCH99' } });
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Invalid referral code']);
});

test('P46: guesses at referral codes are limited, and an answer names nobody', async () => {
  const limited = await startTestServer({ rateLimit: true });
  const guess = () => limited.guest().send('checkReferral', { body: { referalCode: 'NOSUCH99' } });
  const answers = [];
  for (let attempt = 0; attempt < 31; attempt += 1) answers.push(await guess());
  await limited.close();
  expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(404), 429]);
  expect(new Set(answers.slice(0, 30).map(({ body }) => body.data))).toEqual(new Set([null]));
});

test('the password is stored as argon2id only', async () => {
  await register();
  const row = await server.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
