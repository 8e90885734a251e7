/**
 * Loaded into a child before its own code: when the process that has started it is gone, however it went, its end of
 * the pipe closes, and the child is asked to stop too.
 */
process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref();
