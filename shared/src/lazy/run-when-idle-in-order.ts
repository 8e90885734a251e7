/** Longest wait between two callbacks on a page that is never idle, ms. */
const MAX_WAIT_MS = 1_000;
/** Delay between two callbacks in browsers without `requestIdleCallback`, ms. */
const FALLBACK_DELAY_MS = 16;

const queue = new Set<() => void>();
let isScheduled = false;

function schedule(): void {
  isScheduled = queue.size > 0;
  if (!isScheduled) return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(runNext, { timeout: MAX_WAIT_MS });
  else setTimeout(runNext, FALLBACK_DELAY_MS);
}

function runNext(): void {
  const [first] = queue;
  if (first) queue.delete(first);
  schedule();
  first?.();
}

/**
 * Queues a callback for idle time. Runs one callback per idle period, in the order of the calls, so that many callbacks
 * do not delay input.
 *
 * @returns the function that cancels it
 */
export function runWhenIdleInOrder(run: () => void): () => void {
  // A new function per call, so that the same callback can be queued twice.
  const entry = () => run();
  queue.add(entry);
  if (!isScheduled) schedule();
  return () => void queue.delete(entry);
}
