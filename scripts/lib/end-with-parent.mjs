import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a child before its own code: when the process that has started it is gone, however it went, its end of
 * the pipe closes, and the child is asked to stop too. Threads of the child load it as well, and have no such pipe.
 */
if (isMainThread) {
  process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume();
  process.stdin.unref();
}
