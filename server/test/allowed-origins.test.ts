import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { readShopEnv } from '../src/shop/shop-env';
import { startShop } from '../src/shop/start-shop';
import { outcomeOf } from './support/sockets';
import { type SignedIn, startTestServer, type TestServer } from './support/start-test-server';

const PAGES = 'https://shop.example';
/** Every origin that looks like the listed one, and the one of a sandboxed frame. */
const ATTACKERS = [
  'https://evil.example',
  'null',
  'https://shop.example.evil.example',
  'https://evilshop.example',
  'https://evil.example/https://shop.example',
  'http://shop.example',
  'https://shop.example:8443',
  'https://shop.example.',
  'https://SHOP.example',
  'https://www.shop.example',
];

let server: TestServer;
let staff: SignedIn;
const start = async (allowedOrigins: readonly string[]) => {
  server = await startTestServer({ allowedOrigins });
  staff = await server.asAdmin();
};

const corsOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
const addLakeside = (origin: string) =>
  staff.client.raw('POST', '/api/v1/product/address', {
    headers: { origin, 'content-type': 'application/json', 'sec-fetch-site': 'same-site' },
    body: JSON.stringify({ address: 'Lakeside', rate: 60 }),
  });
const me = (origin: string) => staff.client.raw('GET', '/api/v1/user/getuser', { headers: { origin } });
const preflight = (origin: string) =>
  fetch(`${server.baseUrl}/api/v1/order/placeorder`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });
const socket = (origin: string, transport: 'polling' | 'websocket') => {
  const cookie = [...staff.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const options = { transports: [transport], reconnection: false, forceNew: true };
  return io(server.baseUrl, { ...options, extraHeaders: { cookie, origin } });
};
const polled = async (origin: string) => {
  const answer = await fetch(`${server.baseUrl}/socket.io/?EIO=4&transport=polling`, { headers: { origin } });
  return [answer.status, answer.headers.get('access-control-allow-origin')];
};
const outcome = async (origin: string) => {
  const opened = socket(origin, 'websocket');
  const result = await outcomeOf(opened);
  opened.close();
  return result === 'connected';
};

describe('a server with ALLOWED_ORIGINS', () => {
  beforeAll(() => start([PAGES, 'https://other.example']));
  afterAll(() => server.close());

  test.each(ATTACKERS)(
    'C332: %s gets no CORS header, its writes are refused, and no socket opens',
    async (origin) => {
      expect(corsOf((await me(origin)).headers)).toEqual({});
      const asked = await preflight(origin);
      expect([asked.status, corsOf(asked.headers)]).toEqual([405, {}]);
      const written = await addLakeside(origin);
      expect([written.status, corsOf(written.headers)]).toEqual([403, {}]);
      expect((await staff.client.call('listLocations', {})).body.data).toEqual([]);
      expect(await polled(origin)).toEqual([403, null]);
      expect(await outcome(origin)).toBe(false);
    },
  );

  test('C332: pages of a listed origin call with cookies, write and open sockets', async () => {
    const read = await me(PAGES);
    expect(read.body.data).toMatchObject([{ email: staff.person.email }]);
    expect(corsOf(read.headers)).toEqual({
      'access-control-allow-origin': PAGES,
      'access-control-allow-credentials': 'true',
      // Pages count by the server's clock (C422).
      'access-control-expose-headers': 'date',
    });
    expect(read.headers.get('vary')).toBe('Origin');
    expect((await addLakeside(PAGES)).status).toBe(200);
    const asked = await preflight(PAGES);
    expect([asked.status, corsOf(asked.headers)]).toEqual([
      204,
      {
        'access-control-allow-origin': PAGES,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'content-type, idempotency-key, traceparent',
        'access-control-max-age': '7200',
      },
    ]);
    expect(await polled(PAGES)).toEqual([200, PAGES]);
    expect(await outcome(PAGES)).toBe(true);
  });

  test('C332: an answer that refuses a listed origin’s call can be read there too', async () => {
    const { status, headers } = await server
      .guest()
      .raw('GET', '/api/v1/order/get', { headers: { origin: PAGES } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([401, PAGES]);
  });
});

describe('another server', () => {
  afterEach(() => server.close());

  test('C332: without ALLOWED_ORIGINS no origin gets a CORS header', async () => {
    await start([]);
    expect(corsOf((await me(PAGES)).headers)).toEqual({});
    expect((await addLakeside(PAGES)).status).toBe(403);
    expect((await preflight(PAGES)).status).toBe(405);
  });

  test('C332: the session cookie of a server for pages elsewhere stays Lax and of its host alone', async () => {
    server = await startTestServer({ allowedOrigins: [PAGES], publicOrigin: PAGES });
    const answer = await server.guest().raw('POST', '/api/v1/user/register', {
      headers: { origin: PAGES, 'content-type': 'application/json' },
      body: JSON.stringify({ fullName: 'Asha Rai', email: 'asha@example.com', password: 'momo-and-tea' }),
    });
    expect(answer.status).toBe(200);
    const login = await fetch(`${server.baseUrl}/api/v1/user/login`, {
      method: 'POST',
      headers: { origin: PAGES, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'asha@example.com', password: 'momo-and-tea' }),
    });
    const [cookie = ''] = login.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=/);
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Secure');
    expect(cookie).not.toContain('Domain');
  });

  test('API_ORIGIN: a shop in front of another server makes no database, no demo and no admin', async () => {
    await start([]);
    const dataDir = await mkdtemp(join(tmpdir(), 'pages-only-'));
    try {
      const env = readShopEnv({
        API_ORIGIN: server.baseUrl,
        DEMO: '1',
        ADMIN_EMAIL: 'boss@example.com',
        RENDER: 'off',
        LOG_LEVEL: 'silent',
      });
      const shop = await startShop({ ...env, port: 0, dataDir });
      const api = await fetch(`${shop.address}/api/v1/product/getall`);
      await shop.stop();
      expect(api.status).toBe(404);
      expect(await readdir(dataDir)).toEqual([]);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
