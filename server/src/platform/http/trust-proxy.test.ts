import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import type { Env } from '../config/env';

let server: TestServer;
afterEach(() => server.close());

const start = async (trustProxy: Env['trustProxy']) => {
  server = await startTestServer({ rateLimit: true, trustProxy });
};

/** Requests a referral code thirty-one times, one more than the limit of an address. Returns the last status. */
async function lastOf(claim: (turn: number) => string): Promise<number> {
  let status = 0;
  for (let turn = 1; turn <= 31; turn += 1) {
    const headers = { 'x-forwarded-for': claim(turn) };
    const answer = await server.guest().call('checkReferral', { body: { referalCode: 'NOBODY99' } }, headers);
    status = answer.status;
  }
  return status;
}

test.each<[string, Env['trustProxy'], string]>([
  ['no proxy is trusted', false, '203.0.113.N'],
  ['another proxy is trusted', '10.0.0.0/8', '203.0.113.N'],
  ['the trusted proxy adds the address to what the visitor claims', '127.0.0.1', '203.0.113.N, 198.51.100.7'],
  ['the one proxy that connects does so', true, '203.0.113.N, 198.51.100.7'],
])('P75: a forged address gets no limit of its own where %s', async (_, trustProxy, claim) => {
  await start(trustProxy);
  expect(await lastOf((turn) => claim.replace('N', String(turn)))).toBe(429);
});

test.each<[string, Env['trustProxy'], string]>([
  ['by address', '127.0.0.1', '198.51.100.N'],
  ['as the one that connects', true, '198.51.100.N'],
  ['behind another trusted one', '127.0.0.1,10.0.0.0/8', '198.51.100.N, 10.1.2.3'],
  ['behind a trusted one with a port', '127.0.0.1, 10.0.0.0/8', '198.51.100.N, 10.1.2.3:8080'],
])('visitors behind a proxy that is trusted %s have separate limits', async (_, trustProxy, claim) => {
  await start(trustProxy);
  expect(await lastOf((turn) => claim.replace('N', String(turn)))).toBe(404);
});

test.each(['203.0.113.77:N', '[2001:db8:1:2::7]:N'])(
  'P75: %s counts as the address, whatever the port',
  async (claim) => {
    await start('127.0.0.1');
    expect(await lastOf((turn) => claim.replace('N', String(1000 + turn)))).toBe(429);
  },
);

test('P75: an IPv6 network has one limit, not one for each of its addresses', async () => {
  await start('127.0.0.1');
  expect(await lastOf((turn) => `2001:db8:1:2::${turn}`)).toBe(429);
  expect(await lastOf((turn) => `2001:db8:1:${turn}a::1`)).toBe(404);
});
