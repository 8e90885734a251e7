import { randomInt, randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { newPhone, PHONE_MARK } from './orders';
import type { LoadRequest } from './requests';
import type { Sample } from './sample';

/** How often autocannon checks whether it was stopped, ms. */
const STOP_CHECK_MS = 10;
/** A run ends after this at the latest, s; a request without a response fails after 10 s. */
const LONGEST_RUN = 60;

export interface Load {
  /** Origin of the server. */
  readonly address: string;
  /** Sent in rotation over all connections. */
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly ms: number;
}

/** A private address out of 16 million. */
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Gives an order a new idempotency key, client address and telephone number; returns other requests as they are. */
function withNewGuest(request: LoadRequest): LoadRequest {
  if (!request.body?.includes(PHONE_MARK)) return request;
  return {
    ...request,
    headers: { ...request.headers, 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': newAddress() },
    body: request.body.replace(PHONE_MARK, newPhone),
  };
}

/** One request in autocannon's form: a constant one, or one that is set up each time it is sent. */
function toAutocannon(requests: readonly LoadRequest[]): autocannon.Request {
  const [only] = requests;
  if (only && requests.length === 1 && withNewGuest(only) === only) return { ...only };
  let sent = 0;
  return {
    setupRequest: (defaults) => {
      const request = requests[sent % requests.length];
      sent += 1;
      return request ? { ...defaults, ...withNewGuest(request) } : defaults;
    },
  };
}

/**
 * Keeps a number of connections busy for `ms`, each with one request at a time.
 *
 * @throws Error on a status other than 200 or a connection that fails
 */
export async function loadHttp({ address, requests, connections, ms }: Load): Promise<Omit<Sample, 'cpuMs'>> {
  const latencies: number[] = [];
  let failure: Error | null = null;
  const began = performance.now();
  let ended = began;
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url: address,
        connections,
        duration: LONGEST_RUN,
        sampleInt: STOP_CHECK_MS,
        requests: [toAutocannon(requests)],
      },
      (error) => (error ? reject(error) : resolve()),
    );
    const fail = (error: Error) => {
      failure ??= error;
      run.stop();
    };
    run.on('reqError', fail);
    run.on('response', (_client, status, _bytes, latency) => {
      if (status !== 200) return fail(new Error(`${address} answered ${status}`));
      latencies.push(latency);
      ended = performance.now();
      // On a busy machine a run lasts longer, until there are as many responses as connections.
      if (ended - began >= ms && latencies.length >= connections) run.stop();
    });
  });
  if (failure) throw failure;
  if (latencies.length === 0) throw new Error(`${address} did not answer within ${LONGEST_RUN} s`);
  return { latencies: Float64Array.from(latencies), seconds: (ended - began) / 1000 };
}
