import { runWhenIdle } from './run-when-idle';

/** The longest that one waits for the next on a page that never rests, ms. */
const MAX_WAIT_MS = 1_000;
/** Between two where the browser does not tell when it has nothing to do, ms. */
const FALLBACK_DELAY_MS = 16;

const queue = new Set<() => void>();
let isScheduled = false;

function schedule(): void {
  isScheduled = queue.size > 0;
  if (!isScheduled) return;
  if ('requestIdleCallback' in window) runWhenIdle(runNext, MAX_WAIT_MS);
  else setTimeout(runNext, FALLBACK_DELAY_MS);
}

function runNext(): void {
  const [first] = queue;
  if (first) queue.delete(first);
  schedule();
  first?.();
}

/**
 * Runs things in idle time in the order in which they were asked for, one in each pause: many small ones hold up no
 * input, where one of all of them would.
 *
 * @returns what calls it off
 */
export function runWhenIdleInOrder(run: () => void): () => void {
  // A thing of its own for each call, so that the same function can wait twice.
  const entry = () => run();
  queue.add(entry);
  if (!isScheduled) schedule();
  return () => void queue.delete(entry);
}
