import { memoryHistory, Route, Routes, ShopRouter } from '@storefront/shared/router';
import { sessionPhaseAtom, signIn } from '@storefront/shared/session';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import type { User } from '../../contract/entities/user';
import { createQueryClient } from '../../query/query-client';

/** Address, person and data of a page in a test. */
export interface PageSetting {
  /** Address, with its query: `/menu?table=7`. */
  readonly path: string;
  /** Route pattern with the parameters of the address: `/single/:id`. */
  readonly route?: string;
  /** The signed-in person; a guest by default. */
  readonly person?: User;
  /** State of the history entry, such as the items for the checkout. */
  readonly state?: unknown;
  /** A query cache with the data that the page gateway writes into the HTML. */
  readonly client?: QueryClient;
}

/** Returns the providers that the host puts around a page: store, query client and router, new for each test. */
export function createPageProviders({ path, route = '*', person, state, client }: PageSetting) {
  const store = createStore();
  store.set(sessionPhaseAtom, 'known');
  const history = memoryHistory(path);
  if (state !== undefined) history.replace(path, state);
  const queries = client ?? createQueryClient();
  if (person) signIn({ store, queries }, person);
  const wrap = (page: ReactNode) => (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <ShopRouter history={history}>
          <Routes>
            <Route path={route} element={page} />
            <Route path="*" element={null} />
          </Routes>
        </ShopRouter>
      </QueryClientProvider>
    </Provider>
  );
  return { wrap, store, history, queries };
}
