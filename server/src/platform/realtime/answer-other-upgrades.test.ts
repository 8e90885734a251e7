import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';

let server: TestServer;
let socket: Socket;
beforeEach(async () => {
  server = await startTestServer();
  socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  await once(socket, 'connect');
});
afterEach(async () => {
  socket.destroy();
  await server.close();
});

const body = JSON.stringify({ email: 'nobody@example.com', password: 'not a password' });
const H2C = [
  'Connection: Upgrade, HTTP2-Settings',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
];
const WEBSOCKET = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];

/** Sends a request and reads until the answer contains a text. */
async function ask(line: string, headers: readonly string[], text: string, content = ''): Promise<string> {
  let answer = '';
  const read = (chunk: Buffer) => {
    answer += chunk.toString();
  };
  socket.on('data', read);
  socket.write(`${[`${line} HTTP/1.1`, 'Host: shop', ...headers].join('\r\n')}\r\n\r\n${content}`);
  while (!answer.includes(text)) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.off('data', read);
  return answer;
}

test.each([
  ['h2c, as curl --http2 sends it', H2C],
  ['a WebSocket', WEBSOCKET],
])('a request outside /socket.io that asks for %s gets its HTTP answer', async (_, headers) => {
  expect(await ask('GET /health/live', headers, 'live')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('the body of such a request is read, and the connection goes on', async () => {
  const headers = [...H2C, 'Content-Type: application/json', `Content-Length: ${body.length}`];
  const login = await ask('POST /api/v1/user/login', headers, '"success"', body);
  expect(login).toMatch(/^HTTP\/1\.1 401 /);
  expect(await ask('GET /health/live', H2C, 'live')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(await ask('GET /health/live', [], 'live')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('a body that arrives later is read too', async () => {
  const headers = [...H2C, 'Content-Type: application/json', `Content-Length: ${body.length}`];
  const answer = ask('POST /api/v1/user/login', headers, '"success"');
  await server.guest().call('listLocations', {});
  socket.write(body);
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
});
