import { withTimeout } from './with-timeout';

/** How long a shared read may take, ms. */
const TIMEOUT_MS = 10_000;

/**
 * Returns a function that shares one read between concurrent callers. A read starts after the call, so no caller gets
 * older data than at the time of its call. Reads run one at a time; the busier the process, the more callers share one.
 * A read that takes longer than the limit fails for all who share it, and the next one starts.
 */
export function coalesceReads<T>(read: () => T | Promise<T>, timeoutMs = TIMEOUT_MS): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  const begin = async (): Promise<T> => {
    next = null;
    const result = read();
    return result instanceof Promise ? withTimeout(result, timeoutMs, 'A shared read') : result;
  };

  const queuedCalls = () => new Promise(setImmediate);

  return () => {
    if (!next) {
      next = underWay.then(queuedCalls).then(begin);
      underWay = next.catch(() => undefined);
    }
    return next;
  };
}
