import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';

const TOKEN = 'a-long-enough-token';

const servers: TestServer[] = [];
const start = async (metricsToken: string | null = null) => {
  const server = await startTestServer({ metricsToken });
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const read = ({ baseUrl }: TestServer, headers: Record<string, string> = {}) =>
  fetch(`${baseUrl}/metrics`, { headers });
const textOf = async (server: TestServer) => (await read(server)).text();

test('answers are timed by call and status, never by address', async () => {
  const server = await start();
  const { client } = await server.asCustomer('Maya Rai');
  await client.call('searchProducts', { query: { q: 'secret-wish' } });
  await client.raw('GET', '/api/v1/order/getorderbykey/whatever');
  await client.raw('GET', '/nowhere/maya@example.com');
  const text = await textOf(server);
  expect(text).toMatch(/http_request_duration_seconds_count\{call="searchProducts",status="200"\} 1/);
  expect(text).toMatch(/http_request_duration_seconds_count\{call="unmatched",status="404"\} \d/);
  expect(text).not.toMatch(/secret-wish|maya|whatever/i);
});

test('orders are counted by kind', async () => {
  const server = await start();
  const latte = await storeProduct(server.db, {});
  await server.guest().send('placeTableOrder', { body: { tableNumber: '4', items: [{ _id: latte }] } });
  const text = await textOf(server);
  expect(text).toMatch(/^orders_placed_total\{kind="table"\} 1$/m);
  expect(text).toMatch(/^orders_placed_total\{kind="guest"\} 0$/m);
});

test('sockets, event loop lag and the process are measured', async () => {
  const text = await textOf(await start());
  expect(text).toMatch(/^socket_clients 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
});

test('without a token they cannot be read through a proxy, even on this machine', async () => {
  const server = await start();
  expect((await read(server)).status).toBe(200);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
    expect((await read(server, { [name]: '203.0.113.7' })).status).toBe(404);
  }
});

test('without a token they cannot be read from another machine', async () => {
  const server = await start();
  const answer = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' });
  expect(answer.statusCode).toBe(404);
});

test('with a configured token, a request with it can read them from anywhere', async () => {
  const server = await start(TOKEN);
  const known = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' };
  expect((await read(server, known)).status).toBe(200);
  expect((await read(server)).status).toBe(404);
  expect((await read(server, { authorization: `Bearer ${TOKEN}x` })).status).toBe(404);
});
