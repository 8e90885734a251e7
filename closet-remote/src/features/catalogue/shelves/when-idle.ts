/** The longest that idle work waits on a page that never rests, ms. */
const LONGEST = 2_000;

/** Where the browser does not tell when it has nothing to do, ms. */
const A_MOMENT = 300;

/** Runs once the browser has nothing better to do; answers what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, A_MOMENT);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(run, { timeout: LONGEST });
  return () => window.cancelIdleCallback(id);
}
