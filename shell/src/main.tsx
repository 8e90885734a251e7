import './remotes/early';
import { primeFirstData, readFirstData } from '@storefront/shared/query/first-data';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { browserHistory } from '@storefront/shared/router';
import { loadSessionAtom } from '@storefront/shared/session';
import { createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { slotOf } from './remotes/page-slots';
import { matchRoute } from './routes/match-route';

const store = createStore();
void store.set(loadSessionAtom);

const first = matchRoute(window.location.pathname);
if (!first.redirectTo && !first.guard) void slotOf(first).start();

/** The code of a table's card is for its order, not for the first screen (C51). */
const { search } = window.location;
if (search.includes('k='))
  void import('@storefront/shared/cart/table-code').then(({ keepTableCode }) => keepTableCode(search));

const queries = createQueryClient();
primeFirstData(queries, readFirstData());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
createRoot(root).render(<App store={store} queries={queries} history={browserHistory()} slotOf={slotOf} />);
