import { ShopRouter } from '@storefront/shared/router';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type createStore, Provider } from 'jotai';
import type { ComponentProps } from 'react';
import { Frame } from '../layout/Layout';
import type { SlotOf } from '../remote-host/page-slot';
import { ShopRoutes } from './ShopRoutes';

export interface AppProps {
  readonly store: ReturnType<typeof createStore>;
  readonly queries: QueryClient;
  readonly history: ComponentProps<typeof ShopRouter>['history'];
  readonly slotOf: SlotOf;
}

/** The whole shop. Store, cache, history and pages come from outside, so that it renders in a browser, a test and a server. */
export function App({ store, queries, history, slotOf }: AppProps) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <ShopRouter history={history}>
          <Frame>
            <ShopRoutes slotOf={slotOf} />
          </Frame>
        </ShopRouter>
      </QueryClientProvider>
    </Provider>
  );
}
