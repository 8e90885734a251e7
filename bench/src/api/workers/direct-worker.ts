import { randomUUID } from 'node:crypto';
import { orderInput } from '@storefront/shared/contract/order-input';
import { readCheckout } from '@storefront/shared/ordering/order-request';
import { orThrow } from '../../../../server/src/orders/order-failure';
import { GUEST } from '../../../../server/src/orders/place/idempotent-replay';
import { placeOrder } from '../../../../server/src/orders/place/place-order';
import { openDatabase } from '../../../../server/src/platform/db/open-database';
import { newPhone, PHONE_MARK } from '../orders';
import type { Sample } from '../sample';
import { cpuMs } from './cpu-ms';
import { serveJobs } from './serve-jobs';

export interface DirectJob {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Bodies of checkouts, placed in rotation. */
  readonly checkouts: readonly unknown[];
  readonly connections: number;
  readonly ms: number;
}

type OrderDeps = Parameters<typeof placeOrder>[0];

function createPlacer(deps: OrderDeps, checkouts: readonly unknown[]) {
  const prepared = checkouts.map((body) => {
    const read = orderInput.parse(JSON.parse(JSON.stringify(body).replace(PHONE_MARK, newPhone)));
    return { request: orThrow(readCheckout(read, null)), payload: ['checkout', read] };
  });
  let turn = 0;
  return async () => {
    turn += 1;
    const order = prepared[turn % prepared.length];
    if (!order) throw new Error('There is nothing to order');
    const contact = { ...order.request.contact, phone: newPhone() };
    const attempt = { actor: GUEST, key: randomUUID(), payload: order.payload };
    await placeOrder(deps, { ...order.request, contact }, { attempt, originKey: randomUUID() });
  };
}

/** Measures the transaction alone: no HTTP connection, no parsing of requests, no events. */
serveJobs<DirectJob, Sample>(async ({ dataDir, databaseUrl, checkouts, connections, ms }) => {
  const db = await openDatabase({ dataDir, databaseUrl });
  const deps = { db, now: Date.now, orderEvents: { placed: () => {} }, limitsPending: true };
  const placeNext = createPlacer(deps, checkouts);
  // Pool connections open at their first order.
  await Promise.all(Array.from({ length: connections }, placeNext));
  const latencies: number[] = [];
  const cpuBefore = cpuMs();
  const began = performance.now();
  const buyer = async () => {
    for (let at = began; at - began < ms; ) {
      await placeNext();
      const now = performance.now();
      latencies.push(now - at);
      at = now;
    }
  };
  await Promise.all(Array.from({ length: connections }, buyer));
  const seconds = (performance.now() - began) / 1000;
  const cpu = cpuMs() - cpuBefore;
  await db.destroy();
  return { latencies: Float64Array.from(latencies), seconds, cpuMs: cpu };
});
