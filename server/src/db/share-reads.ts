/**
 * Reads once for everybody who asks before the read begins: one at a time, and not before all requests at hand have been
 * taken up. Nobody gets anything older than their question, and the busier it is, the more share one read.
 */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  const begin = (): Promise<T> => {
    next = null;
    const reading = read();
    underWay = reading.catch(() => undefined);
    return reading;
  };

  return () => {
    next ??= underWay.then(() => new Promise(setImmediate)).then(begin);
    return next;
  };
}
