import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { SAFE_HEADERS } from '@storefront/http/safe-headers';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  '/api/v1/product/getadd',
  '/api/v1/order/get',
  '/api/v1/openapi.json',
  '/api',
  '/health/live',
  '/health',
  '/metrics',
  '/media/none.webp',
  '/nothing',
  '/%ff',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=4&transport=nothing',
])('C462: the answer of %s carries the headers of all answers', async (path) => {
  const { headers } = await fetch(`${server.baseUrl}${path}`);
  const lacks = Object.keys(SAFE_HEADERS).filter((name) => !headers.has(name));
  expect(lacks).toEqual([]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('C462: so does the answer to what is no HTTP', async () => {
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  socket.end('HELLO\r\n\r\n');
  const answer = await text(socket);
  for (const [name, value] of Object.entries(SAFE_HEADERS)) expect(answer).toContain(`${name}: ${value}`);
});
