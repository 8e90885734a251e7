import { act } from '@testing-library/react';
import { Ledger, type Watch } from './ledger';
import { watchListeners } from './watch-listeners';
import { watchObservers } from './watch-observers';
import { watchTimers } from './watch-timers';

const watches: readonly Watch[] = [watchListeners, watchTimers, watchObservers];

/**
 * Does something again and again and answers what it has not given back: listeners on window, document and media
 * queries, intervals, observers, channels. The first round is not counted: what is made once and kept is no leak.
 */
export async function leftoversOf(round: () => Promise<void>, rounds = 50): Promise<Record<string, number>> {
  const ledger = new Ledger();
  const stops = watches.map((watch) => watch(ledger));
  try {
    await round();
    ledger.clear();
    for (let done = 0; done < rounds; done += 1) await round();
    // React cleans up after a page once it has painted the next one.
    await act(async () => {});
  } finally {
    for (const stop of stops) stop();
  }
  return ledger.left;
}
