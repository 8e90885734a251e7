import { setTimeout as wait } from 'node:timers/promises';

/**
 * Reads once for everybody who asks before the read begins: one at a time, and not before all requests at hand have been
 * taken up. Nobody gets anything older than their question, and the busier it is, the more share one read.
 *
 * @param pause how long after the beginning of one read the next may begin, ms; who asks after a while never waits
 */
export function shareReads<T>(read: () => Promise<T>, pause = 0): () => Promise<T> {
  let began = Number.NEGATIVE_INFINITY;
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  const begin = (): Promise<T> => {
    next = null;
    began = performance.now();
    const reading = read();
    underWay = reading.catch(() => undefined);
    return reading;
  };

  async function allAtHand(): Promise<void> {
    const left = began + pause - performance.now();
    if (left > 0) await wait(left);
    await new Promise(setImmediate);
  }

  return () => {
    next ??= underWay.then(allAtHand).then(begin);
    return next;
  };
}
