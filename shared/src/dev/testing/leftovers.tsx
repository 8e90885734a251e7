import { act } from '@testing-library/react';
import { Ledger, type Watch } from './ledger';
import { watchListeners } from './watch-listeners';
import { watchObservers } from './watch-observers';
import { watchTimers } from './watch-timers';

/** The visits of the running test. */
let visits: { isOver: boolean; ended: Promise<unknown> } | null = null;

// A test that fails at its time limit leaves its visits behind: they end before the next test begins.
afterEach(async () => {
  if (!visits) return;
  visits.isOver = true;
  await visits.ended.catch(() => {});
  visits = null;
});

/** Visits per test. What leaks shows after two; a long run, `LEAK_VISITS=50 npx jest leak`, also finds what leaks seldom. */
const VISITS = Number(process.env.LEAK_VISITS ?? 10);

const watches: readonly Watch[] = [watchListeners, watchTimers, watchObservers];

/**
 * Runs `round` several times and returns the resources that leak: listeners on window, document and media queries,
 * intervals, observers, channels. Ignores the first round, because a resource that is created once is no leak. Throws if
 * the test ends before.
 */
export function leftoversOf(round: () => Promise<void>, rounds = VISITS): Promise<Record<string, number>> {
  const test = { isOver: false, ended: Promise.resolve<unknown>(undefined) };
  const left = countLeftovers(round, rounds, test);
  test.ended = left;
  visits = test;
  return left;
}

async function countLeftovers(
  round: () => Promise<void>,
  rounds: number,
  test: { readonly isOver: boolean },
): Promise<Record<string, number>> {
  const ledger = new Ledger();
  const stops = watches.map((watch) => watch(ledger));
  try {
    await round();
    ledger.clear();
    for (let done = 0; done < rounds; done += 1) {
      if (test.isOver) throw new Error('The test ended before its visits');
      await round();
    }
    // React runs the effect cleanups of a page after it painted the next one.
    await act(async () => {});
  } finally {
    for (const stop of stops) stop();
  }
  return ledger.left;
}
