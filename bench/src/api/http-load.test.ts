import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadHttp } from './http-load';
import { guestCheckouts, PHONE_MARK } from './orders';
import { getRequest, orderRequest } from './requests';

async function serve(status: number, onRequest: (request: IncomingMessage, body: string) => void) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    onRequest(request, body);
    response.writeHead(status, { 'content-length': 2 }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { address: `http://127.0.0.1:${port}`, close };
}

test('sends each order as a new guest with its own idempotency key', async () => {
  const seen: { key: unknown; from: unknown; body: unknown }[] = [];
  const server = await serve(200, ({ headers }, body) =>
    seen.push({ key: headers['idempotency-key'], from: headers['x-forwarded-for'], body: JSON.parse(body) }),
  );
  const requests = guestCheckouts.map(orderRequest);
  const { latencies } = await loadHttp({ address: server.address, requests, connections: 2, ms: 300 });
  await server.close();
  // Requests still open at the end are not counted.
  expect(latencies.length).toBeGreaterThanOrEqual(seen.length - 2);
  expect(latencies.length).toBeLessThanOrEqual(seen.length);
  expect(latencies.length).toBeGreaterThanOrEqual(2);
  expect(new Set(seen.map(({ key }) => key)).size).toBe(seen.length);
  const phones = new Set<string>();
  for (const { key, from, body } of seen) {
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(from).toMatch(/^10(\.\d{1,3}){3}$/);
    const [phone = ''] = /"98\d{8}"/.exec(JSON.stringify(body)) ?? [];
    phones.add(phone);
    expect(guestCheckouts).toContainEqual(
      JSON.parse(JSON.stringify(body).replace(phone, JSON.stringify(PHONE_MARK))),
    );
  }
  expect(phones.size).toBe(seen.length);
});

test('throws when the server answers with a status other than 200', async () => {
  const server = await serve(429, () => {});
  const load = { address: server.address, requests: [getRequest('/')], connections: 1, ms: 1000 };
  await expect(loadHttp(load)).rejects.toThrow('429');
  await server.close();
});
