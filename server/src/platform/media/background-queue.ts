import PQueue from 'p-queue';

/** Work that can wait: one job at a time, each only after a rest without new work. */
export interface BackgroundQueue {
  /** Does nothing if a job of this key waits already. */
  add(key: string, job: () => Promise<void>): void;
  /** Runs all waiting jobs now. Resolves when they are done. */
  flush(): Promise<void>;
  /** Drops the waiting jobs. Resolves when the running job has ended. */
  close(): Promise<void>;
}

export interface BackgroundQueueOptions {
  /** Milliseconds of quiet before each job. */
  restMs: number;
  onError(error: unknown): void;
}

export function createBackgroundQueue({ restMs, onError }: BackgroundQueueOptions): BackgroundQueue {
  const queue = new PQueue({ concurrency: 1, autoStart: false });
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isFlushing = false;

  /** Lets the next job start after a rest. */
  function rest(): void {
    clearTimeout(timer);
    if (isFlushing) return;
    queue.pause();
    if (queue.size > 0 && queue.pending === 0) timer = setTimeout(() => queue.start(), restMs).unref();
  }
  queue.on('active', rest);
  queue.on('next', rest);

  return {
    add(key, job) {
      if (waiting.has(key)) return;
      waiting.add(key);
      const run = () => {
        waiting.delete(key);
        return job();
      };
      queue.add(run).catch(onError);
      rest();
    },
    async flush() {
      isFlushing = true;
      queue.start();
      await queue.onIdle();
      isFlushing = false;
      rest();
    },
    async close() {
      queue.clear();
      waiting.clear();
      clearTimeout(timer);
      await queue.onIdle();
    },
  };
}
