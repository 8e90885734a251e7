import { whenIdle } from './when-idle';

/** The longest that one waits for the next on a page that never rests, ms. */
const LONGEST = 1_000;
/** Between two where the browser does not tell when it has nothing to do, ms. */
const A_FRAME = 16;

const waiting = new Set<() => void>();
let isWatching = false;

function watch(): void {
  isWatching = waiting.size > 0;
  if (!isWatching) return;
  if ('requestIdleCallback' in window) whenIdle(next, LONGEST);
  else setTimeout(next, A_FRAME);
}

function next(): void {
  const [first] = waiting;
  if (first) waiting.delete(first);
  watch();
  first?.();
}

/**
 * Runs things in idle time in the order in which they were asked for, one in each pause: many small ones hold up no
 * input, where one of all of them would.
 *
 * @returns what calls it off
 */
export function oneByOne(run: () => void): () => void {
  // A thing of its own for each call, so that the same function can wait twice.
  const entry = () => run();
  waiting.add(entry);
  if (!isWatching) watch();
  return () => void waiting.delete(entry);
}
