import { useCartRefresh } from '@storefront/shared/cart';
import { browserHistory, Navigate, Route, Routes, ShopRouter, useLocation } from '@storefront/shared/router';
import { loadSession } from '@storefront/shared/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useTable } from '../../hooks/use-table';
import { createQueryClient } from '../../query/query-client';
import { MessagePlace } from '../../ui/MessagePlace';
import { Spinner } from '../../ui/Spinner';
import { TableBar } from '../../ui/TableBar';
import { Toaster } from '../../ui/Toaster';
import { startMocks } from '../mocks/browser';
import { createMockWorld, type MockRole } from '../mocks/create-mock-world';
import { busyTables } from '../mocks/fixtures/tables';
import { QaLinks } from '../mocks/QaLinks';
import { QaPanel } from '../mocks/QaPanel';
import { readQaSettings } from '../mocks/qa-settings';
import { ShopNote } from '../mocks/ShopNote';

export interface StandaloneApp {
  /** Route pattern → page. */
  readonly pages: Readonly<Record<string, ComponentType>>;
  /** The address that all other addresses redirect to. */
  readonly start: string;
  /** True if its pages can add to the cart. */
  readonly hasCart?: boolean;
  /** The person signed in until QA chooses; a guest by default. */
  readonly person?: MockRole;
}

function Pages({ pages, start }: StandaloneApp) {
  useCartRefresh(useLocation().key);
  return (
    <Suspense fallback={<Spinner label="Loading" />}>
      <Routes>
        {Object.entries(pages).map(([path, Component]) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
        <Route path="*" element={<Navigate to={start} replace />} />
      </Routes>
    </Suspense>
  );
}

/** The bar of a table, which the shell shows otherwise. */
function Table() {
  const { table } = useTable();
  return table === null ? null : <TableBar table={table} />;
}

/** Makes msw answer the API calls. Returns the panel in which QA sets person, table and API behaviour. */
async function startQa({ person }: StandaloneApp): Promise<(links: ReactNode) => ReactNode> {
  const settings = readQaSettings(person);
  const world = createMockWorld({ ...busyTables(Date.now()), ...settings });
  await startMocks(world);
  return (links) => (
    <QaPanel world={world} start={settings}>
      {links}
    </QaPanel>
  );
}

/** Starts a remote alone. Mocks answer the API calls, or the shop that the development server was started with. */
export async function startStandalone(app: StandaloneApp): Promise<void> {
  const shop = process.env.SHOP;
  const strip = shop ? (links: ReactNode) => <ShopNote shop={shop}>{links}</ShopNote> : await startQa(app);
  const store = createStore();
  const queries = createQueryClient();
  void loadSession({ store, queries });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  createRoot(root).render(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <ShopRouter history={browserHistory()}>
          {strip(<QaLinks patterns={Object.keys(app.pages)} hasCart={app.hasCart ?? false} />)}
          <Table />
          <main style={{ paddingBottom: 'var(--s9)' }}>
            <Pages {...app} />
          </main>
          <MessagePlace kind="page" />
          <Toaster />
        </ShopRouter>
      </QueryClientProvider>
    </Provider>,
  );
}
