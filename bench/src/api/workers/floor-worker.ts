import { openDatabase } from '../../../../server/src/platform/db/open-database';
import type { Where } from '../../shop/fill-shop';
import { type OrderTemplate, placeTemplate } from '../floor/order-template';
import { openRaw } from '../floor/raw-database';
import { writeOrder } from '../floor/write-order';
import type { Sample } from '../sample';
import { cpuMs } from './cpu-ms';
import { serveJobs } from './serve-jobs';

export interface FloorJob extends Where {
  /** Bodies of checkouts, stored in rotation. */
  readonly checkouts: readonly unknown[];
  readonly connections: number;
  readonly ms: number;
}

async function placeTemplates({ checkouts, ...where }: FloorJob): Promise<OrderTemplate[]> {
  const db = await openDatabase(where);
  try {
    const templates: OrderTemplate[] = [];
    for (const checkout of checkouts) templates.push(await placeTemplate(db, checkout, Date.now()));
    return templates;
  } finally {
    await db.destroy();
  }
}

/** Measures the smallest program that stores orders: the shop's rows in plain SQL, with commits shared as in the shop. */
serveJobs<FloorJob, Sample>(async (job) => {
  const { connections, ms } = job;
  const templates = await placeTemplates(job);
  const database = await openRaw(job, connections);
  let turn = 0;
  const storeNext = async (connection: number) => {
    turn += 1;
    const template = templates[turn % templates.length];
    if (!template) throw new Error('There is nothing to order');
    await database.transact(connection, writeOrder(template, database.isConcurrent, Date.now()));
  };
  const buyers = Array.from({ length: connections }, (_, connection) => connection);
  // Each connection prepares its statements at its first order.
  await Promise.all(buyers.map(storeNext));
  const latencies: number[] = [];
  const cpuBefore = cpuMs();
  const began = performance.now();
  const buyer = async (connection: number) => {
    for (let at = began; at - began < ms; ) {
      await storeNext(connection);
      const now = performance.now();
      latencies.push(now - at);
      at = now;
    }
  };
  await Promise.all(buyers.map(buyer));
  const seconds = (performance.now() - began) / 1000;
  const cpu = cpuMs() - cpuBefore;
  await database.close();
  return { latencies: Float64Array.from(latencies), seconds, cpuMs: cpu };
});
