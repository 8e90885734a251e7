import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';
import { primeFirstData } from '@storefront/shared/query/first-data';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { memoryHistory } from '@storefront/shared/router';
import { createStore } from 'jotai';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/App';
import { retiredRemotesAtom } from '../routes/retired-remotes';
import { addRoutes, matchRoute } from '../routes/route-table';
import { cutStyle } from './cut-style';
import { loadPage } from './load-page';
import { renderComplete } from './render-complete';
import type { RenderInput } from './render-input';

/** Preload hints that React puts before a page. */
const HINTS = /^(?:<link [^>]*>)+/;

/**
 * Renders a page for a guest: signed out, an empty cart, no clock. The browser adds its own data after hydration.
 * Makes no call: the data is `firstData`.
 *
 * @throws Error if a part of the page throws; then the gateway sends the client-rendered page.
 */
export async function render({
  path,
  search,
  config,
  firstData,
  retired = [],
  remote,
  routes = [],
}: RenderInput): Promise<RenderedPage> {
  if (!config.ownServer) throw new Error('pages of another server come without data to render');
  addRoutes(routes, remote ? [remote.name] : []);
  const page = await loadPage(matchRoute(path), remote);
  const queries = createQueryClient();
  primeFirstData(queries, firstData);
  const history = memoryHistory(path + search);
  const sheet = new ServerStyleSheet();
  const store = createStore();
  store.set(retiredRemotesAtom, retired);
  try {
    const app = <App store={store} queries={queries} history={history} pageOf={() => page} />;
    const html = await renderComplete(sheet.collectStyles(app));
    const head = HINTS.exec(html)?.[0] ?? '';
    return { html: html.slice(head.length), head, ...cutStyle(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
    queries.clear();
  }
}
