import { startTestServer, type TestServer } from '../../test/support/start-test-server';

const ram = { fullName: 'Ram Thapa', email: 'ram@example.com', password: 'dhido123' };
/** A password typed into the field for the address. */
const slip = 'my-secret-word@x.example';

let server: TestServer;
let lines: string[];
let id: string;
beforeEach(async () => {
  lines = [];
  server = await startTestServer({ logLevel: 'warn' }, { logs: { write: (line) => void lines.push(line) } });
  await server.guest().call('register', { body: ram });
  ({ id } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow());
});
afterEach(() => server.close());

const rows = () =>
  server.db
    .selectFrom('audit')
    .selectAll()
    .where('action', 'like', '%.refuse')
    .orderBy('action')
    .orderBy('subject')
    .execute();

test('P74: a failed sign-in or code leaves an audit row and a log line, without anything that was typed', async () => {
  const guest = server.guest();
  await guest.call('login', { body: { email: ram.email, password: 'wrong-password' } });
  await guest.call('login', { body: { email: slip, password: 'wrong-password' } });
  await guest.call('resetPassword', {
    body: { email: ram.email, otp: '123456', newPassword: 'another-one' },
  });
  await guest.call('login', { body: ram });
  await guest.call('updateAccount', { body: { newPassword: 'another-one', otp: '123456' } });

  const stored = await rows();
  expect(stored.map(({ action, subject }) => [action, subject])).toEqual(
    [
      ['session.refuse', id],
      ['session.refuse', 'unknown'],
      ['user.reset.refuse', id],
      ['user.update.refuse', id],
    ].sort(),
  );
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toMatchObject([
    { action: 'session.refuse', account: id, network: '127.0.0.1', msg: 'Refused a wrong password or code' },
    { action: 'session.refuse', account: 'unknown' },
    { action: 'user.reset.refuse', account: id },
    { action: 'user.update.refuse', account: id },
  ]);
  for (const text of [JSON.stringify(stored), lines.join('')])
    for (const typed of ['wrong-password', slip, ram.email, '123456', 'another-one'])
      expect(text).not.toContain(typed);
  expect(JSON.stringify(stored)).not.toContain('127.0.0.1');
});

test('P74: a sign-in that succeeds leaves none', async () => {
  await server.guest().call('login', { body: ram });
  expect(await rows()).toEqual([]);
  expect(lines).toEqual([]);
});

describe('P74: a limit that begins to refuse leaves one line, not one for each attempt, and nothing that was typed', () => {
  let limited: TestServer;
  beforeEach(async () => {
    limited = await startTestServer(
      { logLevel: 'warn', rateLimit: true },
      { logs: { write: (line) => void lines.push(line) } },
    );
    await limited.guest().call('register', { body: ram });
    ({ id } = await limited.db.selectFrom('users').select('id').executeTakeFirstOrThrow());
  });
  afterEach(() => limited.close());

  const limitLines = () =>
    lines.map((line) => JSON.parse(line)).filter(({ action }) => String(action).endsWith('.limit'));
  const attempts = async (call: () => Promise<{ readonly status: number }>, count: number) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) statuses.push((await call()).status);
    return statuses.filter((status) => status === 429).length;
  };

  test('of sign-ins, to a known and to an unknown address', async () => {
    const words = 'Too many sign-ins or codes; refusing more for now';
    const login = (email: string) => () =>
      limited.guest().call('login', { body: { email, password: 'wrong-password' } });
    expect(await attempts(login(ram.email), 15)).toBe(5);
    expect(await attempts(login(slip), 15)).toBe(5);
    expect(limitLines()).toMatchObject([
      { action: 'session.limit', account: id, network: '127.0.0.1', msg: words },
      { action: 'session.limit', account: 'unknown', network: '127.0.0.1', msg: words },
    ]);
    for (const typed of ['wrong-password', slip, ram.email]) expect(lines.join('')).not.toContain(typed);
    limited.clock.now += 15 * 60_000;
    expect(await attempts(login(ram.email), 11)).toBe(1);
    expect(limitLines()).toHaveLength(3);
  }, 60_000);

  test('of codes for a forgotten password and for changes of the account', async () => {
    const guest = limited.guest();
    await guest.call('login', { body: ram });
    const code = { otp: '123456', newPassword: 'another-one' };
    const reset = () => guest.call('resetPassword', { body: { email: ram.email, ...code } });
    const change = () => guest.call('updateAccount', { body: code });
    expect([await attempts(reset, 23), await attempts(change, 23)]).toEqual([3, 3]);
    expect(limitLines()).toMatchObject([
      { action: 'user.reset.limit', account: id },
      { action: 'user.update.limit', account: id },
    ]);
  }, 60_000);
});
