import { act } from '@testing-library/react';
import { Ledger, type Watch } from './ledger';
import { watchListeners } from './watch-listeners';
import { watchObservers } from './watch-observers';
import { watchTimers } from './watch-timers';

const watches: readonly Watch[] = [watchListeners, watchTimers, watchObservers];

/**
 * Runs `round` several times and returns the resources that leak: listeners on window, document and media queries,
 * intervals, observers, channels. Ignores the first round, because a resource that is created once is no leak.
 */
export async function leftoversOf(round: () => Promise<void>, rounds = 50): Promise<Record<string, number>> {
  const ledger = new Ledger();
  const stops = watches.map((watch) => watch(ledger));
  try {
    await round();
    ledger.clear();
    for (let done = 0; done < rounds; done += 1) await round();
    // React runs the effect cleanups of a page after it painted the next one.
    await act(async () => {});
  } finally {
    for (const stop of stops) stop();
  }
  return ledger.left;
}
