/** Where the browser does not tell when it has nothing to do, ms. */
const A_MOMENT = 500;

/**
 * Runs once the browser has nothing better to do.
 *
 * @param longest waits no longer than this on a page that never rests, ms
 * @returns what calls it off
 */
export function whenIdle(run: () => void, longest?: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, A_MOMENT);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(run, longest === undefined ? {} : { timeout: longest });
  return () => window.cancelIdleCallback(id);
}
