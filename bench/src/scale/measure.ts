import { availableParallelism, cpus } from 'node:os';
import { overHttp, startLoadProcesses } from '../api/load-runs';
import { guestCheckouts } from '../api/orders';
import { productPaths, startPageShop } from '../api/page-comparisons';
import { getRequest, type LoadRequest, orderRequest, pageRequest, pathOf } from '../api/requests';
import { type Sample, type Speed, speedOf } from '../api/sample';
import { usageOf } from '../common/process-usage';
import type { Shop, ShopNode } from '../shop/start-shop';
import type { Cost, Costs } from './costs';
import { measureSockets } from './sockets';

/** Customers that order without a pause. */
const CLIENTS = 16;
const WARM_UP_MS = 2_000;

export interface Database {
  readonly url: string;
  /** The first process of the PostgreSQL, on this machine. */
  readonly pid: number;
}

/** The speed of one kind of request. */
interface Measured extends Speed {
  readonly what: string;
  readonly nodes: number;
  /** Customers or visitors that ask without a pause. */
  readonly clients: number;
  readonly mean: number;
  /** Processor time of PostgreSQL for one answer, ms. */
  readonly databaseMs: number;
  /** The share of this machine's cores that other programs took meanwhile, the load generator included. */
  readonly others: number;
}

export interface Measurement {
  readonly costs: Costs;
  readonly kinds: readonly Measured[];
  /** Orders that keep this machine busy, from one node and from two, to compare with the simulation. */
  readonly points: readonly Measured[];
  readonly memory: { readonly started: number; readonly after: number; readonly kbPerSocket: number };
}

interface Load {
  readonly what: string;
  readonly requests: readonly LoadRequest[];
  readonly clients?: number;
}

type Processes = ReturnType<typeof startLoadProcesses>;

const orders = guestCheckouts.map(orderRequest);
const mean = (times: Float64Array) => times.reduce((sum, ms) => sum + ms, 0) / times.length;

/** Returns the time that the cores of this machine were busy, ms. */
const busyMs = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

/** Runs load against several nodes at once, its clients divided among them. */
async function loadNodes(
  generators: readonly Processes[],
  nodes: readonly ShopNode[],
  { requests, clients = CLIENTS }: Load,
  ms: number,
): Promise<Sample> {
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

const costOf = ({ cpuMs, databaseMs }: Measured): Cost => ({ node: cpuMs, database: databaseMs });

async function measureShop(
  shop: Shop,
  { pid }: Database,
  ms: number,
  generators: readonly Processes[],
): Promise<Measurement> {
  const measure = async (load: Load, nodes: readonly ShopNode[] = [shop]): Promise<Measured> => {
    await loadNodes(generators, nodes, load, WARM_UP_MS);
    const busyBefore = busyMs();
    const databaseBefore = usageOf(pid).cpuMs;
    const began = performance.now();
    const sample = await loadNodes(generators, nodes, load, ms);
    const databaseMs = usageOf(pid).cpuMs - databaseBefore;
    const others = busyMs() - busyBefore - sample.cpuMs - databaseMs;
    const answers = sample.latencies.length;
    return {
      what: load.what,
      nodes: nodes.length,
      clients: load.clients ?? CLIENTS,
      mean: mean(sample.latencies),
      databaseMs: databaseMs / answers,
      others: Math.max(0, others / (performance.now() - began) / availableParallelism()),
      ...speedOf(sample),
    };
  };
  const started = shop.memoryMb();
  const page = await measure({ what: 'page /menu, cached', requests: [pageRequest('/menu')] });
  // The run with the most answers is the one that keeps the generator busiest.
  const load = (1000 * (generators[0]?.busiest ?? 0)) / page.perSecond;
  const products = productPaths.map((path) => pageRequest(path));
  const rendered = await measure({ what: 'page of a product, rendered', requests: products, clients: 1 });
  const call = await measure({
    what: 'closet, first page',
    requests: [getRequest(pathOf('listClosetItems'))],
  });
  const single = await measure({ what: 'orders, 1 at a time', requests: orders, clients: 1 });
  const order = await measure({ what: `orders, ${CLIENTS} at a time`, requests: orders });
  const after = shop.memoryMb();

  const second = await shop.startNode();
  try {
    // A node without garbage: afterwards its memory says little about sockets.
    const kbPerSocket = await measureSockets(second, shop.staffSession);
    const two = await measure({ what: `orders, ${CLIENTS} at a time, two nodes`, requests: orders }, [
      shop,
      second,
    ]);
    return {
      costs: {
        order: costOf(order),
        call: costOf(call),
        page: costOf(page),
        rendered: costOf(rendered),
        load,
        wait: Math.max(0, single.mean - single.cpuMs - single.databaseMs - load),
      },
      kinds: [page, rendered, call, single, order, two],
      points: [order, two],
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
