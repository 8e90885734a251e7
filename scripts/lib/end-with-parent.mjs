import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into a child process: ends it when its parent is gone, even after SIGKILL, because the pipe to stdin then
 * closes. Worker threads load this too and have no such pipe.
 */
if (isMainThread) {
  process.stdin.once('close', () => process.kill(process.pid, 'SIGINT'));
  process.stdin.resume();
  process.stdin.unref();
}
