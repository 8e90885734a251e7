import { primeFirstData, readFirstData } from '@storefront/shared/query/first-data';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { browserHistory } from '@storefront/shared/router';
import { loadSessionAtom } from '@storefront/shared/session';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app/App';
import { slotOf } from '../app/page-slots';
import { matchRoute } from '../routes/match-route';
import { nextTurn } from './next-turn';
import { askAhead, readAhead, whenReady } from './prefetched-calls';

/** Starts the shop in the page: asks who is here and for the page's remote, then draws, or takes over what is drawn. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');

  const first = matchRoute(window.location.pathname);
  const slot = slotOf(first);
  /** The page server says that it has rendered this page. */
  slot.isRendered = 'rendered' in root.dataset;
  const ahead = readAhead();
  const loading = !first.redirectTo && (!first.guard || ahead) ? slot.begin() : null;
  await nextTurn();

  const store = createStore();
  const known = store.set(loadSessionAtom);
  await nextTurn();

  /** The code of a table's card is for its order, not for the first screen (C51). */
  const { search } = window.location;
  if (search.includes('k='))
    void import('@storefront/shared/cart/table-code').then(({ keepTableCode }) => keepTableCode(search));

  const queries = createQueryClient();
  primeFirstData(queries, readFirstData());

  const app = <App store={store} queries={queries} history={browserHistory()} slotOf={slotOf} />;
  if (slot.isRendered) {
    const taps = window.earlyTaps;
    taps?.frameStarts();
    slot.onShown = () => taps?.pageAnswers();
    // In a transition hydration goes in slices, and gives way to inputs.
    startTransition(() => void hydrateRoot(root, app));
  } else if (ahead)
    void whenReady([known, loading, ...askAhead(queries, ahead)], () => createRoot(root).render(app));
  else createRoot(root).render(app);
}
