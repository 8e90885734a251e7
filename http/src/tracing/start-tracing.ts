import { setTimeout as sleep } from 'node:timers/promises';
import { buildVersion } from '../build-version';
import type { RunningServer } from '../run-process';

/** How long a stop waits for the last spans to be sent, ms. */
const LAST_SPANS_MS = 500;

export interface Tracing {
  /** Sends the steps that have ended. */
  flush(): Promise<void>;
  /** Sends the last ones, and turns tracing off. */
  close(): Promise<void>;
}

let isOn = false;

export const isTracing = (): boolean => isOn;

const reasonOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));

/**
 * Turns tracing on if the address of a collector is set. Without one, nothing of OpenTelemetry is loaded but its
 * interface, which does nothing alone (C380).
 *
 * @param service the name under which collectors show this program
 * @param say prints that the collector cannot be reached, once until it can be again (C381)
 */
export async function startTracing(
  endpoint: string | null,
  service: string,
  say: (line: string) => void = console.error,
): Promise<Tracing | null> {
  if (endpoint === null) return null;
  const { registerOtel } = await import('./otel');
  const { origin } = new URL(endpoint);
  const onProblem = (problem: unknown) =>
    say(`Traces did not reach ${origin}; the shop goes on without them: ${reasonOf(problem)}`);
  const { flush, close } = registerOtel({ endpoint, service, version: buildVersion, onProblem });
  isOn = true;
  return {
    flush,
    async close() {
      isOn = false;
      await Promise.race([close().catch(() => {}), sleep(LAST_SPANS_MS, null, { ref: false })]);
    },
  };
}

/** Starts a server with tracing. Its stop sends the last steps. */
export async function startTraced(
  endpoint: string | null,
  service: string,
  start: () => Promise<RunningServer>,
): Promise<RunningServer> {
  const tracing = await startTracing(endpoint, service);
  const server = await start();
  return {
    ...server,
    async stop() {
      await server.stop();
      await tracing?.close();
    },
  };
}
