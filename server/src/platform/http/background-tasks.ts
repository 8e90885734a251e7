import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs work after the answer, so that the response time reveals nothing about it (P58). */
export interface BackgroundTasks {
  /** Starts the work after the current answer was sent. */
  run(task: () => Promise<void>): void;
  /** Resolves when no work is left. */
  idle(): Promise<void>;
}

export function createBackgroundTasks(onError: (error: unknown) => void): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run(task) {
      const work = nextTurn()
        .then(task)
        .catch(onError)
        .finally(() => running.delete(work));
      running.add(work);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
