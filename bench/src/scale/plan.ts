import type { Cost, Costs, RequestKind } from './costs';
import { type Model, type Step, type Stream, simulate } from './simulate';

/** An order is about as many statements, one after another. The event loop serves others between them. */
const STATEMENTS = 10;

/** What visitors and staff ask for, for each order that is placed. */
type Mix = Readonly<Record<Exclude<RequestKind, 'order'>, number>>;

interface Places {
  /** The event loop of a node, its cores, and those of PostgreSQL. */
  readonly loop: string;
  readonly core: string;
  readonly databaseCore: string;
}

/** The steps of a request: in turns the node and PostgreSQL. */
function stepsOf({ node, database }: Cost, { loop, core, databaseCore }: Places, turns: number): Step[] {
  const turn: readonly Step[] = [
    { holds: [loop, core], ms: node / turns },
    { holds: [databaseCore], ms: database / turns },
  ];
  return Array.from({ length: turns }, () => turn).flat();
}

export interface MeasuredMachine {
  readonly nodes: number;
  /** Customers that order without a pause. */
  readonly clients: number;
  readonly cores: number;
  /** The share of its cores that the load generator and other programs took, 0 to 1: the rest takes so much longer. */
  readonly others: number;
}

/** The machine of the measurement: customers, nodes, PostgreSQL and load generator on the same cores. */
export function oneMachine(costs: Costs, { nodes, clients, cores, others }: MeasuredMachine): Model {
  const loops = Array.from({ length: nodes }, (_, index) => `loop ${index + 1}`);
  const longer = (ms: number) => ms / (1 - others);
  const order = { node: longer(costs.order.node), database: longer(costs.order.database) };
  const placesOf = (number: number) => ({
    loop: `loop ${(number % nodes) + 1}`,
    core: 'cores',
    databaseCore: 'cores',
  });
  return {
    resources: { ...Object.fromEntries([...loops, 'load'].map((loop) => [loop, 1])), cores },
    streams: [
      {
        name: 'order',
        from: { clients },
        stepsOf: (number) => [
          { holds: ['load'], ms: longer(costs.load) },
          ...stepsOf(order, placesOf(number), STATEMENTS),
          { holds: [], ms: costs.wait },
        ],
      },
    ],
  };
}

export interface Shop {
  readonly ordersPerHour: number;
  readonly nodes: number;
  /** Cores of PostgreSQL's machine. Each node has a machine of two cores of its own. */
  readonly databaseCores: number;
  readonly mix: Mix;
}

/** A shop in its peak hour: a machine for each node and one for PostgreSQL. */
export function severalMachines(costs: Costs, { ordersPerHour, nodes, databaseCores, mix }: Shop): Model {
  const machines = Array.from({ length: nodes }, (_, index) => ({
    [`loop ${index + 1}`]: 1,
    [`renderer ${index + 1}`]: 1,
    [`cores ${index + 1}`]: 2,
  }));
  const stream = (name: RequestKind, each: number, turns: number): Stream => ({
    name,
    from: { perSecond: (ordersPerHour / 3600) * each },
    stepsOf: (number) => {
      const at = (number % nodes) + 1;
      const loop = name === 'rendered' ? `renderer ${at}` : `loop ${at}`;
      const steps = stepsOf(costs[name], { loop, core: `cores ${at}`, databaseCore: 'database' }, turns);
      return name === 'order' ? [...steps, { holds: [], ms: costs.wait }] : steps;
    },
  });
  return {
    resources: Object.assign({ database: databaseCores }, ...machines),
    streams: [
      stream('order', 1, STATEMENTS),
      stream('call', mix.call, 1),
      stream('page', mix.page, 1),
      stream('rendered', mix.rendered, 1),
    ],
  };
}

interface Plan {
  readonly nodes: number;
  /** 95 of 100 orders take at most so long, ms. */
  readonly orderP95: number;
  /** How busy the busiest event loop, renderer or machine of a node is, and PostgreSQL, as shares. */
  readonly busiest: number;
  readonly database: number;
}

export type Answer = { readonly plan: Plan } | { readonly limit: 'database' | 'nodes' };

/** Above it, waiting grows fast, and a node that fails takes the others with it. */
const BUSY_LIMIT = 0.7;
const MOST_NODES = 64;

interface Question extends Omit<Shop, 'nodes'> {
  readonly seed: number;
}

/** A minute for a large shop, longer for a small one: some thousand orders in any case. */
const secondsFor = (ordersPerHour: number) => Math.max(60, Math.min(3_600, 3_600_000 / ordersPerHour));

/** With fewer nodes their event loops have more to do than they may, whatever the simulation says. */
function fewestNodes(costs: Costs, { ordersPerHour, mix }: Question): number {
  const ms = costs.order.node + mix.call * costs.call.node + mix.page * costs.page.node;
  return Math.max(1, Math.ceil(((ordersPerHour / 3600) * (ms / 1000)) / BUSY_LIMIT));
}

/** Answers how many nodes a shop needs in its peak hour, or what has too much to do however many there are. */
export function planNodes(costs: Costs, question: Question): Answer {
  const { seed, ...shop } = question;
  const seconds = secondsFor(shop.ordersPerHour);
  for (let nodes = fewestNodes(costs, question); nodes <= MOST_NODES; nodes += 1) {
    const { answers, busy } = simulate(severalMachines(costs, { ...shop, nodes }), { seconds, seed });
    const database = busy.get('database') ?? 0;
    if (database > BUSY_LIMIT) return { limit: 'database' };
    const busiest = Math.max(...[...busy].filter(([name]) => name !== 'database').map(([, share]) => share));
    if (busiest <= BUSY_LIMIT)
      return { plan: { nodes, orderP95: answers.get('order')?.p95 ?? Number.NaN, busiest, database } };
  }
  return { limit: 'nodes' };
}
