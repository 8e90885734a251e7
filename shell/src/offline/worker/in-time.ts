/** What a promise brings within so many milliseconds; null where it takes longer, or fails. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, ms, null));
  return Promise.race([work.catch(() => null), late]);
}
