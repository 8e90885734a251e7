import type { HttpClient } from '../../test/support/http-client';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';

const DAY = 24 * 60 * 60 * 1000;
const ram = { fullName: 'Ram Thapa', email: 'ram@example.com', password: 'dhido123' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await server.guest().call('register', { body: ram });
});
afterEach(() => server.close());

const login = (client: HttpClient, form: Partial<typeof ram> = {}) =>
  client.call('login', { body: { email: ram.email, password: ram.password, ...form } });

const current = async (client: HttpClient) => (await client.call('getCurrentUser', {})).body.data;

test('C34: login returns the user with the role, and getuser then a list of one', async () => {
  const client = server.guest();
  expect(await current(client)).toEqual([]);
  const { status, body } = await login(client, { email: ' RAM@example.com' });
  expect([status, body.message]).toEqual([200, 'Login successful']);
  expect(body.data).toMatchObject({ email: ram.email, role: 'customer', points: 50 });
  expect(await current(client)).toEqual([body.data]);
});

test('no answer contains a password or its hash', async () => {
  const { body } = await login(server.guest());
  const known = ['_id', 'createdAt', 'email', 'fullName', 'id', 'points', 'referalCode', 'role', 'staffRole'];
  // The welcome points wait (C414).
  expect(Object.keys(body.data).sort()).toEqual([...known, 'pointsLocked'].sort());
});

test('P58: an unknown address and a wrong password get the same answer', async () => {
  const unknown = await login(server.guest(), { email: 'nobody@example.com' });
  const wrong = await login(server.guest(), { password: 'dhido124' });
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual({ success: false, message: 'Invalid credentials', data: null });
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
});

test('C33, C92: the cookie is HttpOnly and Lax, under https also __Host- and Secure', async () => {
  const plain = (await login(server.guest())).headers.getSetCookie()[0];
  expect(plain).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const https = await startTestServer({ publicOrigin: 'https://shop.example' });
  const { client } = await https.asCustomer();
  await client.call('register', { body: ram }, { origin: 'https://shop.example' });
  const secure = (await https.guest().call('login', { body: ram })).headers.getSetCookie()[0];
  await https.close();
  expect(secure).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('the database stores only the hash of a session id', async () => {
  const client = server.guest();
  await login(client);
  const row = await server.db.selectFrom('sessions').select('id_hash').executeTakeFirstOrThrow();
  expect(row.id_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(row.id_hash).not.toContain(client.cookies.get('session'));
});

test('P60: every login starts a new session and ends the previous one', async () => {
  const client = server.guest();
  await login(client);
  const earlier = client.cookies.get('session') ?? '';
  await login(client);
  expect(client.cookies.get('session')).not.toBe(earlier);
  const thief = server.guest();
  thief.cookies.set('session', earlier);
  expect(await current(thief)).toEqual([]);
});

test('P73, C92: logout clears the browser’s cached answers, but not its storage', async () => {
  const { client } = await server.asCustomer();
  const { headers } = await client.call('logout', {});
  expect(headers.get('clear-site-data')).toBe('"cache"');
});

test('P60: logout ends the session on the server and clears the cookie', async () => {
  const client = server.guest();
  await login(client);
  const kept = client.cookies.get('session') ?? '';
  expect((await client.call('logout', {})).body.message).toBe('Log Out Successful');
  expect(client.cookies.has('session')).toBe(false);
  client.cookies.set('session', kept);
  expect(await current(client)).toEqual([]);
});

test('a session lives 30 days after the last visit', async () => {
  const client = server.guest();
  await login(client);
  server.clock.now += 29 * DAY;
  expect(await current(client)).toHaveLength(1);
  server.clock.now += 29 * DAY;
  expect(await current(client)).toHaveLength(1);
  server.clock.now += 30 * DAY + 1;
  expect(await current(client)).toEqual([]);
});

test('P60: a change of role takes effect at once', async () => {
  const client = server.guest();
  const { body } = await login(client);
  expect((await client.call('listUsers', {})).status).toBe(403);
  await server.db
    .updateTable('users')
    .set({ role: 'admin', staff_role: 'manager' })
    .where('id', '=', body.data._id)
    .execute();
  expect((await client.call('listUsers', {})).status).toBe(200);
});

test('P58: guesses at one account are limited, and the answer says when to retry', async () => {
  const limited = await startTestServer({ rateLimit: true });
  const answers = [];
  for (let attempt = 0; attempt < 11; attempt += 1) answers.push(await login(limited.guest()));
  const other = await login(limited.guest(), { email: 'other@example.com' });
  limited.clock.now += 15 * 60_000;
  const later = await login(limited.guest());
  await limited.close();
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect([other.status, later.status]).toEqual([401, 401]);
});
