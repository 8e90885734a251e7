import { API_BASE } from '@storefront/shared/contract/routes';
import type { HttpAnswer, HttpClient } from '../../../test/support/http-client';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';

const json = { 'content-type': 'application/json' };

let server: TestServer;
let staff: HttpClient;
beforeAll(async () => {
  server = await startTestServer();
  staff = (await server.asAdmin()).client;
});
afterAll(() => server.close());

const addPlace = (body: string, headers: Record<string, string> = json) =>
  staff.raw('POST', `${API_BASE}/product/address`, { headers, body });

const summary = ({ status, body }: HttpAnswer) => [status, body.success, body.errors?.[0]?.field ?? null];

test('C35: an unknown address answers 404 in the envelope', async () => {
  const answer = await server.guest().raw('GET', `${API_BASE}/no/such/call`);
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ success: false, message: 'There is nothing at this address', data: null });
});

test('C35: an address that cannot be decoded, or is too long, is answered in the envelope', async () => {
  const garbled = await server.guest().raw('GET', `${API_BASE}/product/getsingle/%E0%A4%A`);
  const endless = await server.guest().raw('GET', `${API_BASE}/product/getsingle/${'a'.repeat(500)}`);
  expect(summary(garbled)).toEqual([400, false, null]);
  expect(summary(endless)).toEqual([400, false, null]);
});

test('malformed JSON answers 400 and names the body', async () => {
  expect(summary(await addPlace('{"address": '))).toEqual([400, false, 'body']);
  expect(summary(await addPlace('{"__proto__": {"rate": 1}}'))).toEqual([400, false, 'body']);
});

test('a missing or empty body answers 400 and names the field', async () => {
  expect(summary(await staff.raw('POST', `${API_BASE}/product/address`))).toEqual([400, false, 'address']);
  expect(summary(await addPlace(''))).toEqual([400, false, 'address']);
});

test.each([
  ['GET', '/product/getsingle/%00', 'id'],
  ['GET', '/product/getallproducts?q=%00', 'q'],
  ['GET', '/product/getall?category=%00', 'category'],
  ['GET', '/closet/getall?brand=%00', 'brand'],
  ['GET', '/order/get?search=a%00', 'search'],
  ['DELETE', '/order/delete/%00', 'id'],
] as const)('P66: %s %s answers 400 and names the field on either database', async (method, path, field) => {
  expect(summary(await staff.raw(method, `${API_BASE}${path}`))).toEqual([400, false, field]);
});

test('P66: U+0000 in a line of an order answers 400 and names the line', async () => {
  const body = { tableNumber: '1', items: [{ _id: 'a\0', quantity: 1 }] };
  expect(summary(await server.guest().send('placeTableOrder', { body }))).toEqual([
    400,
    false,
    'items.0.productId',
  ]);
});

test.each(['[]', '"text"', '17', 'true', 'null'])('a body that is %s answers 400', async (body) => {
  expect((await addPlace(body)).status).toBe(400);
});

test('P61: forms and plain text are refused where JSON is required', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect((await addPlace('address=Here&rate=1', { 'content-type': type })).status).toBe(415);
  }
});

test('C92: an empty body needs no content type', async () => {
  expect((await server.guest().raw('POST', `${API_BASE}/user/logout`)).status).toBe(200);
  expect(
    (await server.guest().raw('POST', `${API_BASE}/user/logout`, { headers: json, body: '' })).status,
  ).toBe(200);
});

test('a body beyond a quarter of a megabyte answers 413 and says so', async () => {
  const answer = await addPlace(JSON.stringify({ address: 'x'.repeat(1024 * 1024), rate: 1 }));
  expect(answer.status).toBe(413);
  expect(answer.body.message).toContain('0.25 MB');
});

test('P61, C92: a write from another site is refused, by Origin or Sec-Fetch-Site', async () => {
  const write = (headers: Record<string, string>) =>
    server.guest().raw('POST', `${API_BASE}/user/logout`, { headers });
  const own = server.baseUrl;
  const refused = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of refused) expect((await write(headers)).status).toBe(403);
  const taken = [{ origin: own }, { 'sec-fetch-site': 'same-origin' }, {}];
  for (const headers of taken) expect((await write(headers)).status).toBe(200);
});

test('C92: with PUBLIC_ORIGIN only that origin is accepted, whatever the Host header', async () => {
  const https = await startTestServer({ publicOrigin: 'https://shop.example' });
  const write = (origin: string) =>
    https.guest().raw('POST', `${API_BASE}/user/logout`, { headers: { origin } });
  const statuses = [(await write('https://shop.example')).status, (await write(https.baseUrl)).status];
  await https.close();
  expect(statuses).toEqual([200, 403]);
});

test('P70: an internal error answers 500 with a request id, without the cause', async () => {
  const broken = await startTestServer();
  await broken.db.schema.dropTable('locations').execute();
  const answer = await broken.guest().call('listLocations', {});
  await broken.close();
  expect(answer.status).toBe(500);
  expect(answer.body.data).toEqual({ requestId: answer.headers.get('x-request-id') });
  expect(JSON.stringify(answer.body)).not.toMatch(/locations|select|sql| at /i);
});

test('answers cannot be cached or run by a page', async () => {
  const { headers } = await server.guest().call('listLocations', {});
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('an unknown parameter does not add a cached answer', async () => {
  const menu = async (query: string) =>
    (await server.guest().raw('GET', `${API_BASE}/product/getall?${query}`)).body.data;
  const before = await menu('page=1');
  // Stored without a new data version, so that a cached answer does not contain it.
  await storeProduct(server.db, { category: 'Coffee' });
  expect(await menu('z=1&page=1')).toEqual(before);
  expect(await menu('page=1&category=Coffee')).not.toEqual(before);
});
