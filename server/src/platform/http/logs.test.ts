import { startTestServer, type TestServer } from '../../../test/support/start-test-server';

const maya = { fullName: 'Maya Rai', email: 'maya@example.com', password: 'sel-roti-9000' };

let lines: string[];
let server: TestServer;
beforeEach(async () => {
  lines = [];
  server = await startTestServer({ logLevel: 'trace' }, { logs: { write: (line) => void lines.push(line) } });
});
afterEach(() => server.close());

interface Line {
  readonly reqId?: string;
  readonly msg: string;
  readonly path?: string;
  readonly err?: Readonly<Record<string, unknown>>;
}
const logged = (): Line[] => lines.map((line) => JSON.parse(line));

test('no password, code, cookie, address or search is logged, not even at the lowest level', async () => {
  const client = server.guest();
  await client.call('register', { body: maya });
  await client.call('login', { body: { email: maya.email, password: 'wrong-password' } });
  await client.call('login', { body: { email: maya.email, password: maya.password } });
  const { otp } = (await client.call('requestAccountOtp', {})).body.data;
  const change = { newPassword: 'yomari-9000', otp };
  const changed = await client.call('updateAccount', { body: change });
  await client.call('requestPasswordReset', { body: { email: maya.email } });
  await client.call('searchProducts', { query: { q: 'secret-wish' } });
  await client.raw('POST', '/api/v1/user/login', {
    headers: { 'content-type': 'application/json' },
    body: '{"password": "half-typed',
  });
  await server.app.background.idle();
  const cookies = [...client.cookies.values()];
  expect([changed.status, otp.length, cookies.length]).toEqual([200, 6, 2]);
  const all = lines.join('');
  expect(logged().filter(({ msg }) => msg === 'answered').length).toBeGreaterThanOrEqual(8);
  const secrets = [
    maya.password,
    'wrong-password',
    'yomari-9000',
    otp,
    ...cookies,
    'half-typed',
    'secret-wish',
  ];
  for (const secret of [...secrets, maya.email, 'argon2']) expect(all).not.toContain(secret);
});

test('an answer has the id of its log lines', async () => {
  const { headers } = await server.guest().call('listMenu', {});
  const id = headers.get('x-request-id');
  expect(logged().find(({ reqId }) => reqId === id)).toMatchObject({
    msg: 'answered',
    path: '/api/v1/product/getall',
  });
});

test('secrets passed to the log are left out, as are rows in database errors', () => {
  const detail = 'Failing row contains (maya@example.com, $argon2id$)';
  const err = Object.assign(new Error('null value in column "role"'), { code: '23502', detail });
  const body = { otp: '123456', password: maya.password };
  server.app.log.error({ err, body, cookie: 'session=abc', headers: { cookie: 'session=abc' } }, 'failed');
  const [line] = logged().filter(({ msg }) => msg === 'failed');
  expect(line?.err).toMatchObject({ code: '23502', message: 'null value in column "role"' });
  expect(JSON.stringify(line)).not.toMatch(/123456|sel-roti|session=|Failing row/);
});
