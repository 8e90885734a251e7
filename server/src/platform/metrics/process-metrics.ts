import { collectDefaultMetrics, Registry } from 'prom-client';

let shared: Registry | undefined;

/** Memory, CPU, garbage collection and event loop lag: one set for the process, however many apps run in it. */
export function processMetrics(): Registry {
  if (!shared) {
    shared = new Registry();
    collectDefaultMetrics({ register: shared });
  }
  return shared;
}
