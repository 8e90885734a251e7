import { primeFirstData, readFirstData } from '@storefront/shared/query/first-data';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { browserHistory } from '@storefront/shared/router';
import { loadSession } from '@storefront/shared/session';
import { onlineManager } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app/App';
import { pageOf } from '../app/page-machines';
import { onFailure } from '../remote-host/on-failure';
import type { PageMachine } from '../remote-host/page-machine';
import { readRegistry } from '../routes/read-registry';
import { retiredRemotesAtom } from '../routes/retired-remotes';
import { matchRoute } from '../routes/route-table';
import { makePrefetchedCalls, readPrefetchedCalls, whenReady } from './prefetched-calls';
import { yieldToBrowser } from './yield-to-browser';

/** Replays early clicks and input when the page is hydrated. */
function replayWhenShown(page: PageMachine): void {
  const stop = page.subscribe(() => {
    if (page.state() !== 'shown') return;
    stop();
    window.eventReplay?.pageHydrated();
  });
}

/** What React calls for errors that no page catches. */
/** What React calls for errors that no page catches. */
const rootOptions = { onUncaughtError: (error: unknown) => onFailure('shell', 'render', error) };

/**
 * Starts the shop in the page: requests the session and the page's scripts, then hydrates the server's HTML or renders.
 *
 * @throws Error if the document has no `#root`
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');

  const first = matchRoute(window.location.pathname);
  const page = pageOf(first);
  // A browser may have translated the HTML by now: then React could not hydrate it (C421).
  const isRendered = 'rendered' in root.dataset && root.querySelector('font') === null;
  if (isRendered) page.serverRendered();
  const calls = readPrefetchedCalls();
  const loading = !first.redirectTo && (!first.guard || calls) ? page.load() : null;
  await yieldToBrowser();

  // The manager assumes a network, and would not notice that one comes.
  onlineManager.setOnline(navigator.onLine);
  const store = createStore();
  store.set(retiredRemotesAtom, readRegistry().retired ?? []);
  const queries = createQueryClient();
  const session = loadSession({ store, queries });
  await yieldToBrowser();

  // The code of a table's card is needed to order, not for the first screen (C51).
  const { search } = window.location;
  if (search.includes('k='))
    void import('@storefront/shared/cart/table-code').then(({ keepTableCode }) => keepTableCode(search));

  primeFirstData(queries, readFirstData());

  const app = <App store={store} queries={queries} history={browserHistory()} pageOf={pageOf} />;
  if (isRendered) {
    window.eventReplay?.layoutStarts();
    replayWhenShown(page);
    // In a transition, React hydrates in slices and handles input in between.
    startTransition(() => void hydrateRoot(root, app, rootOptions));
  } else if (calls)
    void whenReady([session, loading, ...makePrefetchedCalls(queries, calls)], () =>
      createRoot(root, rootOptions).render(app),
    );
  else createRoot(root, rootOptions).render(app);
}
