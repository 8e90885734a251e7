/**
 * Runs work that no two tabs may do at once (P19). Browsers without locks, as on plain http, run it at once: there the
 * idempotency key alone makes it one order.
 *
 * @returns null where another tab is at it.
 */
export async function ifNobodyElse<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  if (!navigator.locks) return work();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null));
}
