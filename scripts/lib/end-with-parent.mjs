import { isMainThread } from 'node:worker_threads';

/** Time that a process has to end after its stop signal, ms. */
const GRACE_MS = 8_000;

/**
 * Preloaded into a child process: ends it when its parent is gone, even after SIGKILL, because the pipe to stdin then
 * closes. Worker threads load this too and have no such pipe. Under `node --watch` the watcher hands its pipe on and stays
 * when its program ends, so it is ended instead.
 */
if (isMainThread) {
  const ended = process.env.WATCH_REPORT_DEPENDENCIES ? process.ppid : process.pid;
  process.stdin.once('close', () => {
    process.kill(ended, 'SIGINT');
    // webpack first finishes the build under way.
    setTimeout(() => process.exit(), GRACE_MS).unref();
  });
  process.stdin.resume();
  process.stdin.unref();
}
