import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startChild, stopChild } from '../../../../scripts/lib/children.mjs';
import { root } from '../../../../scripts/lib/paths.mjs';

/** A separate process that does one job at a time. */
export interface Worker<Job, Result> {
  ask(job: Job): Promise<Result>;
  stop(): Promise<void>;
}

/** Starts a file that calls `serveJobs`, in a process that ends with this one. */
export function startWorker<Job, Result>(file: URL): Worker<Job, Result> {
  const child = startChild(process.execPath, ['--import', 'tsx', fileURLToPath(file)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const ended = once(child, 'close').then(() => {
    throw new Error('A worker of the bench ended unexpectedly: see above');
  });
  ended.catch(() => {});
  return {
    async ask(job) {
      const answered = once(child, 'message');
      child.send(job as object);
      const [result] = await Promise.race([answered, ended]);
      return result as Result;
    },
    stop: () => stopChild(child),
  };
}
