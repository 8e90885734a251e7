import { setTimeout } from 'node:timers/promises';
import { startWorker } from '../api/workers/start-worker';
import { signStaffIn } from '../shop/fill-shop';
import type { Shop } from '../shop/start-shop';
import { startLoadShop, storedOrders } from './load-shop';
import { mergeLogs, type RequestLog } from './people/request-log';
import type { LoadFlags } from './read-flags';
import { checkOrders, type MemorySample, type OrderCheck } from './summarise';
import type { PeopleJob, PeopleResult } from './workers/people-worker';

const SAMPLE_MS = 1_000;

/** A time with people in the shop. */
export interface Stage {
  readonly seconds: number;
  readonly log: RequestLog;
  /** Of the server, once a second. */
  readonly memory: readonly MemorySample[];
  /** Processor time of the server, as a share of one core. */
  readonly serverBusy: number;
  /** Of the busier process that simulates people. */
  readonly peopleBusy: number;
}

export interface LoadResult {
  /** Memory of the server while nobody was there, MB. */
  readonly idleMb: number;
  readonly stages: readonly Stage[];
  readonly orders: OrderCheck;
}

/** Reads the memory each second until `stop`, which returns the samples. */
function sampleMemory({ memoryMb }: Shop): () => Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  const ended = new AbortController();
  const run = (async () => {
    while (!ended.signal.aborted) {
      samples.push({ at: Date.now(), mb: memoryMb() });
      await setTimeout(SAMPLE_MS, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    ended.abort();
    await run;
    return samples;
  };
}

type People = Pick<LoadFlags, 'browsing' | 'ordering' | 'seed'> & { readonly sessions: readonly string[] };

/** Customers who browse have a process of their own, because they are most of the load. */
function startPeople() {
  const file = new URL('./workers/people-worker.ts', import.meta.url);
  const [browsing, acting] = [file, file].map((one) => startWorker<PeopleJob, PeopleResult>(one)) as [
    ReturnType<typeof startWorker<PeopleJob, PeopleResult>>,
    ReturnType<typeof startWorker<PeopleJob, PeopleResult>>,
  ];
  return {
    visit: (address: string, { browsing: readers, ordering, sessions, seed }: People, seconds: number) => {
      const job = { address, ms: 1000 * seconds };
      return Promise.all([
        browsing.ask({ ...job, seed, browsing: readers, ordering: 0, sessions: [] }),
        acting.ask({ ...job, seed: seed + 1, browsing: 0, ordering, sessions }),
      ]);
    },
    stop: async () => void (await Promise.all([browsing.stop(), acting.stop()])),
  };
}

/** Lets people into a shop on SQLite, or on the PostgreSQL at an address, in two stages; counts the orders at the end. */
export async function benchLoad(
  postgresUrl: string | null,
  { seconds, minutes, idle, staff, ...flags }: LoadFlags,
  onStage: (text: string) => void,
): Promise<LoadResult> {
  const shop = await startLoadShop(postgresUrl);
  const people = startPeople();
  try {
    const sessions: string[] = [];
    for (let number = 0; number < staff; number += 1) sessions.push(await signStaffIn(shop.where));
    await setTimeout(1000 * idle);
    const idleMb = shop.memoryMb();
    const since = Date.now();
    const acknowledged: string[] = [];
    const stages: Stage[] = [];
    for (const [index, length] of [seconds, 60 * minutes].entries()) {
      if (length === 0) continue;
      onStage(`${length} s with ${flags.browsing} browsing, ${flags.ordering} ordering, ${staff} staff`);
      const endSampling = sampleMemory(shop);
      const [cpu, began] = [shop.cpuMs(), performance.now()];
      const visit = { ...flags, seed: flags.seed + 2 * index, sessions };
      const results = await people.visit(shop.address, visit, length);
      const serverBusy = (shop.cpuMs() - cpu) / (performance.now() - began);
      acknowledged.push(...results.flatMap((result) => result.acknowledged));
      stages.push({
        seconds: length,
        log: mergeLogs(results.map(({ log }) => log)),
        memory: await endSampling(),
        serverBusy,
        peopleBusy: Math.max(...results.map(({ busy }) => busy)),
      });
    }
    return { idleMb, stages, orders: checkOrders(acknowledged, await storedOrders(shop, since)) };
  } finally {
    await people.stop();
    await shop.stop();
  }
}
