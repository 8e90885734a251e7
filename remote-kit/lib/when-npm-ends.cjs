const EVERY_MS = 1_000;

/**
 * Calls `stop` when the shell of `npm run` has ended: npm passes a signal to that shell only, and what the shell started
 * would run on. Does nothing outside of `npm run`.
 *
 * @param {() => void} stop
 */
function whenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    stop();
  }, EVERY_MS);
  timer.unref();
}

module.exports = { whenNpmEnds };
