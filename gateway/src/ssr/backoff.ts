/** Remembers what failed, so that the same failure is not met again by the next visitor. */
export interface FailedBefore {
  /** Whether something is not to be tried now. */
  has(name: string): boolean;
  add(name: string): void;
  /** It worked: the next failure is a first one. */
  remove(name: string): void;
}

const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60 * 60_000;
/** Pages of a catalogue that can fail are many; the oldest is tried again first. */
const MOST = 1_000;

/** Things that failed wait five seconds, then ten, twenty, up to an hour: a busy machine is soon forgiven, a loop is not. */
export function rememberFailures(now: () => number): FailedBefore {
  const failed = new Map<string, { readonly until: number; readonly wait: number }>();
  return {
    has: (name) => (failed.get(name)?.until ?? 0) > now(),
    add(name) {
      const before = failed.get(name);
      const wait = before ? Math.min(before.wait * 2, LONGEST_WAIT) : FIRST_WAIT;
      failed.delete(name);
      failed.set(name, { until: now() + wait, wait });
      const [oldest] = failed.keys();
      if (failed.size > MOST && oldest !== undefined) failed.delete(oldest);
    },
    remove: (name) => failed.delete(name),
  };
}
