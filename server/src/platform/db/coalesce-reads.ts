/**
 * Reads once for everybody who asks before the read begins: one at a time, and not before all requests at hand have been
 * taken up. Nobody gets anything older than their question, and the busier it is, the more share one read.
 */
export function shareReads<T>(read: () => T | Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  const begin = async (): Promise<T> => {
    next = null;
    return read();
  };

  const allAtHand = () => new Promise(setImmediate);

  return () => {
    if (!next) {
      next = underWay.then(allAtHand).then(begin);
      underWay = next.catch(() => undefined);
    }
    return next;
  };
}
