import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';
import { primeFirstData } from '@storefront/shared/query/first-data';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { memoryHistory } from '@storefront/shared/router';
import { createStore } from 'jotai';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/App';
import { matchRoute } from '../routes/route-table';
import { cutStyle } from './cut-style';
import { loadPage } from './load-page';
import { renderComplete } from './render-complete';
import type { RenderInput } from './render-input';

/** Hints that React lifts out of a page, in front of it. */
const HINTS = /^(?:<link [^>]*>)+/;

/**
 * Renders a page as a guest meets it: nobody signed in, an empty cart, no clock. Whatever only the browser knows comes
 * after hydration. It makes no call: what it shows is `firstData`.
 *
 * @throws Error where any part of the page does; the visitor then gets the page that the browser draws.
 */
export async function render({
  path,
  search,
  config,
  firstData,
  remote,
}: RenderInput): Promise<RenderedPage> {
  if (!config.ownServer) throw new Error('pages of another server come without data to render');
  const page = await loadPage(matchRoute(path), remote);
  const queries = createQueryClient();
  primeFirstData(queries, firstData);
  const history = memoryHistory(path + search);
  const sheet = new ServerStyleSheet();
  try {
    const app = <App store={createStore()} queries={queries} history={history} pageOf={() => page} />;
    const html = await renderComplete(sheet.collectStyles(app));
    const head = HINTS.exec(html)?.[0] ?? '';
    return { html: html.slice(head.length), head, ...cutStyle(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
    queries.clear();
  }
}
