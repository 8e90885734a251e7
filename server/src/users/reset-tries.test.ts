import type { HttpClient } from '../../test/support/http-client';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';

const maya = { fullName: 'Maya Rai', email: 'maya@example.com', password: 'sel-roti' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await server.guest().call('register', { body: maya });
});
afterEach(() => server.close());

/** Requests a code and reads it from the mail, as only the owner of the address can. */
async function askFor(who: HttpClient, on = server): Promise<string> {
  server.clock.now += 1;
  await who.call('requestPasswordReset', { body: { email: maya.email } });
  await on.app.background.idle();
  return /\d{6}/.exec(on.mails.at(-1)?.text ?? '')?.[0] ?? '';
}

const wrongFor = (...codes: readonly string[]) =>
  ['000000', '000001', '000002'].find((code) => !codes.includes(code)) ?? '';

const reset = async (who: HttpClient, otp: string) =>
  (await who.call('resetPassword', { body: { email: maya.email, otp, newPassword: 'yomari99' } })).status;

const times = <T>(count: number, act: () => Promise<T>) => Promise.all(Array.from({ length: count }, act));

test('C102: a stranger’s guesses, with or without a code request, do not use tries of the requesting browser', async () => {
  const [browser, stranger, another] = [server.guest(), server.guest(), server.guest()];
  const code = await askFor(browser);
  const theirs = await askFor(stranger);
  const wrong = wrongFor(code, theirs);
  expect(await times(12, () => reset(stranger, wrong))).toEqual(Array(12).fill(400));
  expect(await times(12, () => reset(another, wrong))).toEqual(Array(12).fill(400));
  expect(await reset(browser, code)).toBe(200);
});

test('P55: the requesting browser has five tries; after them the right code fails', async () => {
  const browser = server.guest();
  const code = await askFor(browser);
  await times(5, () => reset(browser, wrongFor(code)));
  expect(await reset(browser, code)).toBe(400);
});

test('P55: all others together have five tries at the newest code, concurrent ones included', async () => {
  const code = await askFor(server.guest());
  await times(5, () => reset(server.guest(), wrongFor(code)));
  expect(await reset(server.guest(), code)).toBe(400);
});

test('a code works in another browser too, for people who read their mail there', async () => {
  const code = await askFor(server.guest());
  expect(await reset(server.guest(), code)).toBe(200);
});

test('C1, C88: a new code of the same browser voids the previous one; a used code voids all', async () => {
  const [browser, stranger] = [server.guest(), server.guest()];
  const theirs = await askFor(stranger);
  const first = await askFor(browser);
  const second = await askFor(browser);
  if (first !== second) expect(await reset(browser, first)).toBe(400);
  expect(await reset(browser, second)).toBe(200);
  expect(await reset(stranger, theirs)).toBe(400);
});

test('P58: the browser gets the same ticket for every address; using the code removes it', async () => {
  const [browser, nobody] = [server.guest(), server.guest()];
  const code = await askFor(browser);
  await nobody.call('requestPasswordReset', { body: { email: 'nobody@example.com' } });
  expect([...nobody.cookies.keys()]).toEqual(['reset']);
  expect([...browser.cookies.keys()]).toEqual(['reset']);
  await reset(browser, code);
  expect(browser.cookies.size).toBe(0);
});

test('C102: requests from one network never block the owner elsewhere; requests from many do so for ten minutes', async () => {
  const limited = await startTestServer({ rateLimit: true, trustProxy: true });
  // The start of a window of ten minutes.
  limited.clock.now += 5 * 60_000;
  const ask = async (ip: string) => {
    const body = { email: maya.email };
    return (await limited.guest().call('requestPasswordReset', { body }, { 'x-forwarded-for': ip })).status;
  };
  const nearby: number[] = [];
  for (let minute = 0; minute < 6; minute += 1) {
    nearby.push(await ask('203.0.113.1'));
    limited.clock.now += 60_000;
  }
  const owner = await ask('198.51.100.7');
  const refused = await ask('198.51.100.8');
  limited.clock.now += 10 * 60_000;
  const later = await ask('198.51.100.8');
  await limited.close();
  expect([nearby, owner, refused, later]).toEqual([[200, 200, 200, 200, 200, 429], 200, 429, 200]);
});

test('C102: an account gets at most 24 codes a day from everywhere, and 8 from one network', async () => {
  const limited = await startTestServer({ rateLimit: true, trustProxy: true });
  const DAY = 24 * 60 * 60_000;
  limited.clock.now += DAY - (limited.clock.now % DAY);
  const ask = async (ip: string, email = maya.email) => {
    limited.clock.now += 15 * 60_000;
    const body = { email };
    return (await limited.guest().call('requestPasswordReset', { body }, { 'x-forwarded-for': ip })).status;
  };
  const ips = ['203.0.113.1', '198.51.100.7', '192.0.2.9'];
  const sent: number[] = [];
  for (const ip of ips) for (let turn = 0; turn < 9; turn += 1) sent.push(await ask(ip));
  const refused = await ask('192.0.2.200');
  const another = await ask('192.0.2.200', 'asha@example.com');
  limited.clock.now += DAY;
  const nextDay = await ask('203.0.113.1');
  await limited.close();
  const eight = [...Array(8).fill(200), 429];
  expect(sent).toEqual([...eight, ...eight, ...eight]);
  expect([refused, another, nextDay]).toEqual([429, 200, 200]);
});
