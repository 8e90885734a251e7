import { askShop } from '../line/ask-shop';
import type { Shop } from '../shop/start-shop';
import type { Load } from './http-load';
import { guestCheckouts } from './orders';
import type { LoadRequest } from './requests';
import type { LoadRun } from './run-comparison';
import type { Sample } from './sample';
import type { BareAnswer, BareJob, BareResult } from './workers/bare-worker';
import type { FloorJob } from './workers/floor-worker';
import type { LoadResult } from './workers/load-worker';
import { startWorker, type Worker } from './workers/start-worker';

/** The processes of the bench itself, and the number of concurrent requests. */
export interface LoadProcesses {
  readonly load: Worker<Load, LoadResult>;
  readonly floor: Worker<FloorJob, Sample>;
  readonly connections: number;
  /** The largest share of one core that the load generator took. Near 1, the generator was the bottleneck. */
  busiest: number;
  stop(): Promise<void>;
}

export function startLoadProcesses(connections: number): LoadProcesses {
  const load = startWorker<Load, LoadResult>(new URL('./workers/load-worker.ts', import.meta.url));
  const floor = startWorker<FloorJob, Sample>(new URL('./workers/floor-worker.ts', import.meta.url));
  const stop = async () => void (await Promise.all([load.stop(), floor.stop()]));
  return { load, floor, connections, busiest: 0, stop };
}

/**
 * A server under load over HTTP; `readCpuMs` reads the server's processor time. Each run goes on with the request after the
 * last one, so that a walk over more pages than a cache holds meets none that is cached.
 */
export function overHttp(
  processes: LoadProcesses,
  address: string,
  requests: readonly LoadRequest[],
  readCpuMs: () => number | Promise<number>,
  connections = processes.connections,
): LoadRun {
  let next = 0;
  return async (ms) => {
    const before = await readCpuMs();
    const { latencies, seconds, busy } = await processes.load.ask({
      address,
      requests: [...requests.slice(next), ...requests.slice(0, next)],
      connections,
      ms,
    });
    next = (next + latencies.length) % requests.length;
    const cpuMs = (await readCpuMs()) - before;
    processes.busiest = Math.max(processes.busiest, busy);
    return { latencies, seconds, cpuMs };
  };
}

/** Stores the same rows in the shop's database with the smallest program that can. */
export function byRawSql({ floor, connections }: LoadProcesses, { where }: Shop): LoadRun {
  return (ms) => floor.ask({ ...where, checkouts: guestCheckouts, connections, ms });
}

export interface BareServer {
  readonly address: string;
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** A request to the bare server: a path, compressed or not. */
export interface BareRequest {
  readonly path: string;
  readonly isPacked: boolean;
}

async function answerOf(shop: Shop, { path, isPacked }: BareRequest): Promise<BareAnswer> {
  const headers = isPacked ? { 'accept-encoding': 'br' } : {};
  const answer = await askShop(shop.address, { method: 'GET', path, headers, body: Buffer.alloc(0) });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const header = (name: string) => String(answer.headers[name] ?? '');
  return { path, type: header('content-type'), encoding: header('content-encoding'), body: answer.body };
}

/** Starts a bare Fastify that sends the same bytes as the shop at these paths. */
export async function startBare(shop: Shop, requests: readonly BareRequest[]): Promise<BareServer> {
  const worker = startWorker<BareJob, BareResult>(new URL('./workers/bare-worker.ts', import.meta.url));
  const answers = await Promise.all(requests.map((one) => answerOf(shop, one)));
  const address = String(await worker.ask({ start: answers }));
  return { address, cpuMs: async () => Number(await worker.ask('cpu')), stop: () => worker.stop() };
}
