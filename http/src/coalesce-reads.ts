/**
 * Returns a function that shares one read between concurrent callers. A read starts after the call, so no caller gets
 * older data than at the time of its call. Reads run one at a time; the busier the process, the more callers share one.
 */
export function coalesceReads<T>(read: () => T | Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  const begin = async (): Promise<T> => {
    next = null;
    return read();
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
