/** Delay in browsers without `requestIdleCallback`, ms. */
const FALLBACK_DELAY_MS = 500;

/**
 * Runs once the browser has nothing better to do.
 *
 * @param maxWaitMs waits no longer than this on a page that never rests, ms
 * @returns what calls it off
 */
export function runWhenIdle(run: () => void, maxWaitMs?: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(run, maxWaitMs === undefined ? {} : { timeout: maxWaitMs });
  return () => window.cancelIdleCallback(id);
}
