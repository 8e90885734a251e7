/** Work that can wait: one job at a time, each only after a rest without new work. */
export interface BackgroundQueue {
  /** A job under a key that is still waiting takes the place of the earlier one. */
  add(key: string, job: () => Promise<void>): void;
  /** Runs everything that waits now, and resolves when all of it is done. */
  flush(): Promise<void>;
  /** Drops what waits and resolves when the running job has ended. */
  close(): Promise<void>;
}

export interface BackgroundQueueOptions {
  /** Milliseconds of quiet before each job. */
  restMs: number;
  onError(error: unknown): void;
}

export function createBackgroundQueue({ restMs, onError }: BackgroundQueueOptions): BackgroundQueue {
  const waiting = new Map<string, () => Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const rest = () => {
    clearTimeout(timer);
    if (waiting.size > 0 && running === undefined) timer = setTimeout(runNext, restMs).unref();
  };

  const runNext = () => {
    const next = waiting.entries().next().value;
    if (next === undefined) return;
    const [key, job] = next;
    waiting.delete(key);
    running = job()
      .catch(onError)
      .finally(() => {
        running = undefined;
        rest();
      });
  };

  return {
    add(key, job) {
      waiting.set(key, job);
      rest();
    },
    async flush() {
      while (running !== undefined || waiting.size > 0) {
        clearTimeout(timer);
        if (running === undefined) runNext();
        await running;
      }
    },
    async close() {
      waiting.clear();
      clearTimeout(timer);
      await running;
    },
  };
}
