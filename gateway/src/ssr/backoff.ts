import { LRUCache } from 'lru-cache';

/** Which names failed lately and must wait. */
export interface Backoff {
  /** Whether this name still waits. */
  has(name: string): boolean;
  /** Records a failure: the name waits five seconds, then ten, twenty, up to an hour. */
  add(name: string): void;
  /** Resets the wait after a success. */
  remove(name: string): void;
}

const FIRST_WAIT = 5_000;
const MAX_WAIT = 60 * 60_000;
/** A catalogue has many pages that can fail; beyond this the oldest failure is forgotten. */
const MAX_NAMES = 1_000;

/** @param now the clock, ms */
export function createBackoff(now: () => number): Backoff {
  const failed = new LRUCache<string, { readonly until: number; readonly wait: number }>({ max: MAX_NAMES });
  return {
    has: (name) => (failed.peek(name)?.until ?? 0) > now(),
    add(name) {
      const before = failed.peek(name);
      const wait = before ? Math.min(before.wait * 2, MAX_WAIT) : FIRST_WAIT;
      failed.set(name, { until: now() + wait, wait });
    },
    remove: (name) => failed.delete(name),
  };
}
