import { ShopRouter } from '@storefront/shared/router';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type createStore, Provider } from 'jotai';
import type { ComponentProps } from 'react';
import { Layout } from '../layout/Layout';
import type { PageOf } from '../remote-host/page-machine';
import { DeferredParts } from './DeferredParts';
import { ShopRoutes } from './ShopRoutes';

export interface AppProps {
  readonly store: ReturnType<typeof createStore>;
  readonly queries: QueryClient;
  readonly history: ComponentProps<typeof ShopRouter>['history'];
  readonly pageOf: PageOf;
}

/** The whole shop. Store, cache, history and pages are props, so that it renders in a browser, a test and a server. */
export function App({ store, queries, history, pageOf }: AppProps) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <ShopRouter history={history}>
          <Layout>
            <ShopRoutes pageOf={pageOf} />
          </Layout>
          <DeferredParts pageOf={pageOf} />
        </ShopRouter>
      </QueryClientProvider>
    </Provider>
  );
}
