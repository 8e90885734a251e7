import { once } from 'node:events';
import { request as post } from 'node:http';
import { startTracing, type Tracing } from '@storefront/http/tracing/start-tracing';
import { checkout, withKey } from '../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../test/support/order-shop';
import {
  type CollectedSpan,
  pathTo,
  rootsOf,
  startTraceCollector,
  type TraceCollector,
} from '../../test/support/trace-collector';

let collector: TraceCollector;
let tracing: Tracing | null;
let shop: OrderShop;
beforeAll(async () => {
  collector = await startTraceCollector();
  tracing = await startTracing(collector.endpoint, 'shop');
  shop = await startOrderShop();
});
afterAll(async () => {
  await shop.close();
  await tracing?.close();
  await collector.close();
});

/** As the browser's calls have it: the trace of their page. */
const PAGE = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const fromPage = (flags = '01') => ({ traceparent: `00-${PAGE.traceId}-${PAGE.spanId}-${flags}` });

const SECRET = 'without sugar, for Asha';

/** Places an order and returns the spans that it caused. */
async function order(headers: Record<string, string>): Promise<readonly CollectedSpan[]> {
  const before = collector.spans.length;
  const item = [{ _id: shop.latte, quantity: 2, requests: SECRET }];
  const { status } = await shop.guest().call('placeGuestOrder', checkout(item), { ...withKey(), ...headers });
  expect(status).toBe(200);
  await tracing?.flush();
  return collector.spans.slice(before);
}

const POST = 'POST /api/v1/order/placeorder';

test('C380: an order is one tree: the request, its steps, the transaction and each statement', async () => {
  const spans = await order(fromPage());
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([PAGE.traceId]));
  const [request, ...others] = rootsOf(spans);
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    name: POST,
    kind: 'SPAN_KIND_SERVER',
    parentSpanId: PAGE.spanId,
    service: 'shop',
    attributes: { 'http.request.method': 'POST', 'http.response.status_code': 200 },
  });
  const paths = spans.map((span) => pathTo(span, spans).join(' > '));
  expect(paths).toEqual(
    expect.arrayContaining([
      `${POST} > transaction`,
      `${POST} > transaction > insert idempotency_keys`,
      `${POST} > transaction > order: read and lock > select products`,
      `${POST} > transaction > order: store > insert orders`,
      // On PostgreSQL lines and audit are one statement.
      expect.stringMatching(/ > transaction > order: store lines > insert (?:order_lines|audit)$/),
      expect.stringMatching(/ > order: take effect > \w+ \w+$/),
      `${POST} > transaction > commit`,
    ]),
  );
});

/** Posts an order whose body comes after the server has begun to answer. */
async function postSlowly(body: object): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', expect: '100-continue', ...withKey(), ...fromPage() };
  const request = post(`${shop.baseUrl}/api/v1/order/placeorder`, { method: 'POST', headers });
  request.flushHeaders();
  await once(request, 'continue');
  request.end(JSON.stringify(body));
  const [response] = await once(request, 'response');
  response.resume();
  return response.statusCode;
}

test('C380: an order whose body arrives late is one tree too', async () => {
  const before = collector.spans.length;
  expect(await postSlowly(checkout([{ _id: shop.latte, quantity: 1 }]).body)).toBe(200);
  await tracing?.flush();
  const spans = collector.spans.slice(before);
  expect(spans.map((span) => pathTo(span, spans).join(' > '))).toContain(`${POST} > transaction > commit`);
});

test('C382: a trace has the text of statements, and nothing that a person typed or a caller added', async () => {
  const spans = await order({ ...fromPage(), tracestate: 'who=Asha', baggage: 'who=Asha' });
  const statements = spans.filter(({ kind }) => kind === 'SPAN_KIND_CLIENT');
  expect(statements.length).toBeGreaterThan(10);
  expect(new Set(statements.map(({ attributes }) => attributes['db.system.name']))).toEqual(
    new Set([shop.env.databaseUrl ? 'postgresql' : 'sqlite']),
  );
  const stored = statements.find(({ name }) => name === 'insert orders');
  expect(String(stored?.attributes['db.query.text'])).toMatch(/^insert into "orders" \(.+\) values \([?$]/);
  expect(JSON.stringify(spans)).not.toMatch(/Asha|9841234567|Lakeside|sugar/);
});

test('C382: a caller that is not traced is not; one with a malformed header begins a trace', async () => {
  expect(await order(fromPage('00'))).toEqual([]);
  const [request, ...others] = rootsOf(await order({ traceparent: '00-none-none-01' }));
  expect(others).toEqual([]);
  expect(request).toMatchObject({ name: POST, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(request?.parentSpanId ?? '').toBe('');
});

test('C380: files, health and metrics are not traced', async () => {
  const before = collector.spans.length;
  for (const path of ['/health/live', '/metrics', '/media/none.webp'])
    await shop
      .guest()
      .raw('GET', path, { headers: fromPage() })
      .catch(() => {});
  await tracing?.flush();
  expect(collector.spans.slice(before)).toEqual([]);
});

test('C382: a failed step has the code of its error, not the message', async () => {
  const before = collector.spans.length;
  const item = [{ _id: shop.latte, quantity: 2 }];
  const wrong = checkout(item, { totalAmount: 1 });
  const { status } = await shop.guest().call('placeGuestOrder', wrong, { ...withKey(), ...fromPage() });
  expect(status).toBe(409);
  await tracing?.flush();
  const spans = collector.spans.slice(before);
  expect(spans.find(({ name }) => name === 'transaction')).toMatchObject({
    attributes: { 'error.type': 'Failure' },
    status: { code: 'STATUS_CODE_ERROR' },
  });
  const [request] = rootsOf(spans);
  expect(request?.attributes).toMatchObject({ 'http.response.status_code': 409 });
  expect(request?.status?.code ?? 'STATUS_CODE_UNSET').toBe('STATUS_CODE_UNSET');
});
