import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that nobody waits for, so that an answer's time tells nothing about it (P58). */
export interface BackgroundTasks {
  /** Begins after what is being answered has been answered. */
  run(task: () => Promise<void>): void;
  /** Resolves once nothing is under way. */
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
