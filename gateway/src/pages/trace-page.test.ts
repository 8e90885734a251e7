import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTracing, type Tracing } from '@storefront/http/tracing/start-tracing';
import { type FakeRenderedShop, fakeRenderedShop } from '../../test/support/fake-rendered-shop';

let received = 0;
/** Counts what comes. What it holds is tested with a receiver of OTLP in `server/src/app/traces.test.ts`. */
const collector = createServer((request, response) => {
  received += 1;
  request.resume().on('end', () => response.end());
});

let tracing: Tracing | null;
let shop: FakeRenderedShop;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  tracing = await startTracing(`http://127.0.0.1:${port}`, 'shop');
  shop = await fakeRenderedShop();
  await shop.goLiveShell();
  await shop.goLiveCafe();
});
afterAll(async () => {
  await shop.close();
  await tracing?.close();
  collector.closeAllConnections();
  collector.close();
});

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const traced = { traceparent: `00-${ID}-00f067aa0ba902b7-01` };
const traceOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /^traceparent;desc="00-([0-9a-f]{32})-[0-9a-f]{16}-01"$/.exec(String(headers['server-timing']))?.[1];

test('C383: each visitor of one cached page gets a trace of their own, in a header', async () => {
  const first = await shop.get('/menu');
  const second = await shop.get('/menu');
  expect(shop.answered).toContain('kept');
  expect(second.body).toBe(first.body);
  expect(second.headers.etag).toBe(first.headers.etag);
  const traces = [traceOf(first), traceOf(second)];
  expect(traces).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(traces).size).toBe(2);
  const unchanged = await shop.get('/menu', { 'if-none-match': String(first.headers.etag) });
  expect([unchanged.statusCode, traceOf(unchanged)]).toEqual([304, expect.any(String)]);
});

test('C383: a page continues the trace of its caller', async () => {
  expect(traceOf(await shop.get('/menu', traced))).toBe(ID);
});

test('C383: files and unknown calls are not traced', async () => {
  await tracing?.flush();
  const before = received;
  for (const path of ['/favicon.svg', '/api/v1/none', '/releases/cafe/none.js'])
    expect((await shop.get(path, traced)).headers).not.toHaveProperty('server-timing');
  await tracing?.flush();
  expect(received).toBe(before);
});
