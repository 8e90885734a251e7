/** Delay in browsers without `requestIdleCallback`, ms. */
const FALLBACK_DELAY_MS = 500;

/**
 * Runs a callback once when the browser is idle.
 *
 * @param maxWaitMs longest wait on a page that is never idle, ms
 * @returns the function that cancels it
 */
export function runWhenIdle(run: () => void, maxWaitMs?: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(run, maxWaitMs === undefined ? {} : { timeout: maxWaitMs });
  return () => window.cancelIdleCallback(id);
}
