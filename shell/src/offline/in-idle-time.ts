/** Where a browser does not say when it is idle, ms. */
const A_WHILE = 500;

/** Does something once the browser has nothing else to do; the answer calls it off. */
export function inIdleTime(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, A_WHILE);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}
