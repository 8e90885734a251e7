import type { FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OrdersTable } from '../db/schema';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics of the API. Labels come from closed lists: never an address, a name or an id. */
export interface Metrics {
  readonly contentType: string;
  answered(request: FastifyRequest, status: number, ms: number): void;
  orderPlaced(kind: OrdersTable['kind']): void;
  /** Other parts of the process add their metrics here. */
  readonly register: Registry;
  /** The metrics in Prometheus' text format. */
  text(): Promise<string>;
}

/** Returns the call's name, or the route's pattern; never the requested address. */
const callOf = ({ routeOptions }: FastifyRequest) =>
  routeOptions.config.call ?? routeOptions.url ?? 'unmatched';

let processRegistry: Registry | undefined;

/** Returns the metrics of memory, CPU, garbage collection and event loop lag: one set per process, shared by all apps. */
function processMetrics(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/** @param sockets how many sockets are open on this node */
export function createMetrics(sockets: () => number): Metrics {
  const register = new Registry();
  const registers = [register];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by call of the API or by route',
    labelNames: ['call', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const orders = new Counter({
    name: 'orders_placed_total',
    help: 'Orders stored by this node: account, guest or table',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of ['account', 'guest', 'table']) orders.inc({ kind }, 0);
  new Gauge({
    name: 'socket_clients',
    help: 'Staff connected to this node',
    registers,
    collect() {
      this.set(sockets());
    },
  });
  const process = processMetrics();
  return {
    contentType: register.contentType,
    answered: (request, status, ms) => durations.observe({ call: callOf(request), status }, ms / 1000),
    orderPlaced: (kind) => orders.inc({ kind }),
    register,
    text: () => Registry.merge([process, register]).metrics(),
  };
}
