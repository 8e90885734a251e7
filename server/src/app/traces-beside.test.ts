import { startTracing, type Tracing } from '@storefront/http/tracing/start-tracing';
import { checkout, withKey } from '../../test/support/checkout';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';
import { startTraceCollector, type TraceCollector } from '../../test/support/trace-collector';
import type { Mailer } from '../platform/mail/mailer';
import { createOutbox } from '../platform/mail/outbox';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traced = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

let collector: TraceCollector;
let tracing: Tracing | null;
let server: TestServer;
let outbox: Mailer;
const logged: string[] = [];
let send = () => {};
const sent = new Promise<void>((resolve) => {
  send = resolve;
});

beforeAll(async () => {
  collector = await startTraceCollector();
  tracing = await startTracing(collector.endpoint, 'shop');
  server = await startTestServer(
    { logLevel: 'debug' },
    {
      logs: { write: (line) => void logged.push(line) },
      openMailer(db) {
        const transport = { send: async () => send() };
        outbox = createOutbox({ db, transport, now: () => 0, onProblem: () => {} });
        return outbox;
      },
    },
  );
});
afterAll(async () => {
  await server.close();
  await tracing?.close();
  await collector.close();
});

test('C380: the log names the trace of a request', async () => {
  await server.guest().call('getSettings', {}, traced);
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'answered', trace_id: TRACE }));
});

test('C380: an order stores its mail, and sending it is no part of the trace', async () => {
  const item = [{ _id: await storeProduct(server.db, { name: 'Latte' }), quantity: 1 }];
  const order = checkout(item, {}, { email: 'sita@example.com' });
  const { status } = await server.guest().call('placeGuestOrder', order, { ...withKey(), ...traced });
  expect(status).toBe(200);
  await sent;
  await outbox.close?.();
  await tracing?.flush();
  const ofOutbox = collector.spans.filter(({ name }) => name.endsWith(' outbox'));
  expect(ofOutbox.map(({ name }) => name)).toEqual(['insert outbox']);
});
