import { overHttp, startLoadProcesses } from '../api/load-runs';
import { guestCheckouts } from '../api/orders';
import { productPaths, startPageShop } from '../api/page-comparisons';
import { getRequest, type LoadRequest, orderRequest, pageRequest, pathOf } from '../api/requests';
import { type Speed, speedOf } from '../api/sample';
import type { Shop, ShopNode } from '../shop/start-shop';
import type { Costs } from './costs';
import { databaseCpuMs } from './database-cpu';
import { measureSockets } from './sockets';

/** Customers that order without a pause. */
export const CLIENTS = 16;
const WARM_UP_MS = 2_000;

export interface Database {
  readonly url: string;
  /** The first process of the PostgreSQL, on this machine. */
  readonly pid: number;
}

/** The speed of one kind of request. */
export interface Measured extends Speed {
  readonly what: string;
  /** Processor time of PostgreSQL for one answer, ms. */
  readonly databaseMs: number;
}

export interface Measurement {
  readonly costs: Costs;
  readonly kinds: readonly Measured[];
  /** Orders from {@link CLIENTS} customers at once, by the number of nodes. */
  readonly points: readonly {
    readonly nodes: number;
    readonly perSecond: number;
    readonly p50: number;
    readonly mean: number;
  }[];
  readonly memory: { readonly started: number; readonly after: number; readonly kbPerSocket: number };
}

interface Load {
  readonly requests: readonly LoadRequest[];
  readonly clients: number;
  readonly ms: number;
}

type Processes = ReturnType<typeof startLoadProcesses>;

const orders = guestCheckouts.map(orderRequest);
const mean = (times: Float64Array) => times.reduce((sum, ms) => sum + ms, 0) / times.length;

/** Runs load against several nodes at once, its clients divided among them. */
async function loadNodes(
  generators: readonly Processes[],
  nodes: readonly ShopNode[],
  { requests, clients, ms }: Load,
) {
  const runs = nodes.map(({ address, cpuMs }, index) => {
    const generator = generators[index];
    if (!generator) throw new Error('A node has no load generator');
    return overHttp(generator, address, requests, cpuMs, clients / nodes.length)(ms);
  });
  const samples = await Promise.all(runs);
  const latencies = Float64Array.from(samples.flatMap((sample) => [...sample.latencies]));
  const seconds = Math.max(...samples.map((sample) => sample.seconds));
  return { latencies, seconds, cpuMs: samples.reduce((sum, { cpuMs }) => sum + cpuMs, 0) };
}

async function measureShop(
  shop: Shop,
  { pid }: Database,
  ms: number,
  generators: readonly Processes[],
): Promise<Measurement> {
  const started = await shop.memoryMb();
  const [generator] = generators;
  const measure = async (
    what: string,
    requests: readonly LoadRequest[],
    clients = CLIENTS,
  ): Promise<Measured & { mean: number }> => {
    const load = { requests, clients };
    await loadNodes(generators, [shop], { ...load, ms: WARM_UP_MS });
    const before = databaseCpuMs(pid);
    const sample = await loadNodes(generators, [shop], { ...load, ms });
    const databaseMs = (databaseCpuMs(pid) - before) / sample.latencies.length;
    return { what, databaseMs, mean: mean(sample.latencies), ...speedOf(sample) };
  };
  const page = await measure('page /menu, cached', [pageRequest('/menu')]);
  // The run with the most answers is the one that keeps the generator busiest.
  const load = (1000 * (generator?.busiest ?? 0)) / page.perSecond;
  const rendered = await measure(
    'page of a product, rendered',
    productPaths.map((path) => pageRequest(path)),
    1,
  );
  const call = await measure('closet, first page', [getRequest(pathOf('listClosetItems'))]);
  const single = await measure('order, one at a time', orders, 1);
  const order = await measure('order, 16 at a time', orders);
  const after = await shop.memoryMb();

  const second = await shop.startNode();
  try {
    const nodes = [shop, second];
    const both = { requests: orders, clients: CLIENTS };
    await loadNodes(generators, nodes, { ...both, ms: WARM_UP_MS });
    const sample = await loadNodes(generators, nodes, { ...both, ms });
    const two = { nodes: 2, mean: mean(sample.latencies), ...speedOf(sample) };
    const kbPerSocket = await measureSockets(second, shop.staffSession);
    const costOf = ({ cpuMs, databaseMs }: Measured) => ({ node: cpuMs, database: databaseMs });
    const busy = single.cpuMs + single.databaseMs + load;
    return {
      costs: {
        order: costOf(order),
        call: costOf(call),
        page: costOf(page),
        rendered: costOf(rendered),
        load,
        wait: Math.max(0, single.mean - busy),
      },
      kinds: [page, rendered, call, single, order],
      points: [{ nodes: 1, ...order }, two],
      memory: { started, after, kbPerSocket },
    };
  } finally {
    await second.stop();
  }
}

/** Measures what one node costs, and two nodes together, on a PostgreSQL of this machine; `ms` is the length of one run. */
export async function measureScale(database: Database, ms: number): Promise<Measurement> {
  const generators = [startLoadProcesses(CLIENTS), startLoadProcesses(CLIENTS)];
  const shop = await startPageShop(database.url);
  try {
    return await measureShop(shop, database, ms, generators);
  } finally {
    await shop.stop();
    for (const generator of generators) await generator.stop();
  }
}
