/** Resolves to the result of `work`, or to null after `ms` milliseconds. Does not cancel the work. */
export function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
