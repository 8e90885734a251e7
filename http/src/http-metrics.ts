import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics of a process that answers HTTP. Labels come from closed lists: never an address, a name or an id. */
export interface HttpMetrics {
  readonly contentType: string;
  answered(request: FastifyRequest, status: number, ms: number): void;
  /** Other parts of the process add their metrics here. */
  readonly register: Registry;
  /** The metrics in Prometheus' text format. */
  text(): Promise<string>;
}

/** Returns the call's name, or the route's pattern; never the requested address. */
const callOf = ({ routeOptions: { config, url } }: FastifyRequest) =>
  ('call' in config && typeof config.call === 'string' ? config.call : url) ?? 'unmatched';

let processRegistry: Registry | undefined;

/** Returns the metrics of memory, CPU, garbage collection and event loop lag: one set per process, shared by all apps. */
function processMetrics(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/** Creates a register with the time of every answer, and the metrics of the process. */
export function createHttpMetrics(): HttpMetrics {
  const register = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by call of the API or by route',
    labelNames: ['call', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  const process = processMetrics();
  return {
    contentType: register.contentType,
    answered: (request, status, ms) => durations.observe({ call: callOf(request), status }, ms / 1000),
    register,
    text: () => Registry.merge([process, register]).metrics(),
  };
}
