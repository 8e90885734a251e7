import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { AnswerReader } from './answer-reader';
import { newPhone, PHONE_MARK } from './orders';
import type { Slice } from './slice';

export interface Load {
  /** Origin of the server. */
  readonly address: string;
  /**
   * Whole requests as they go over the wire, sent in turn; of an order `{uuid}` becomes a new one, `{ip}` and the mark
   * of a telephone number those of somebody else, each time.
   */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly ms: number;
}

/** A private address out of 16 million. */
const somebody = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const fresh = (request: string): string =>
  request.includes(PHONE_MARK)
    ? request
        .replace('{uuid}', () => randomUUID())
        .replace('{ip}', somebody)
        .replace(PHONE_MARK, newPhone)
    : request;

/** One visitor on a connection that stays open: asks again as soon as the answer is whole. */
async function visit(address: string, next: () => string | null, done: (ms: number) => void): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  const reader = new AnswerReader();
  await new Promise<void>((resolve, reject) => {
    let began = 0;
    const ask = () => {
      const request = next();
      if (request === null) return resolve();
      began = performance.now();
      socket.write(request, 'latin1');
    };
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server hung up')));
    socket.on('data', (chunk) => {
      try {
        if (!reader.take(chunk)) return;
      } catch (error) {
        return reject(error);
      }
      done(performance.now() - began);
      ask();
    });
    ask();
  }).finally(() => socket.destroy());
}

/** Keeps so many visitors busy for so long, each with one request at a time. */
export async function loadHttp({ address, requests, connections, ms }: Load): Promise<Omit<Slice, 'cpuMs'>> {
  const latencies: number[] = [];
  const began = performance.now();
  let turn = 0;
  const next = () => {
    // Each visitor asks at least once, however slow the machine.
    if (turn >= connections && performance.now() - began >= ms) return null;
    turn += 1;
    return fresh(requests[turn % requests.length] ?? '');
  };
  const visitors = Array.from({ length: connections }, () =>
    visit(address, next, (taken) => latencies.push(taken)),
  );
  await Promise.all(visitors);
  return { latencies: Float64Array.from(latencies), seconds: (performance.now() - began) / 1000 };
}
