import { findKept, stores, tryToKeep } from './keep';
import { keptHtml } from './kept-html';
import type { AskEvent } from './scope';

/** A page that was seen before is shown as it was once the network has kept the visitor waiting for so long, ms. */
const PATIENCE = 3000;

/** A page is known by its path: what a query adds, the page's own script shows. */
export const keyOfPage = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/\/+$/, '') || '/');
};

async function asKept(page: Response, hasQuery: boolean): Promise<Response> {
  const at = new Date(page.headers.get('date') ?? '').getTime();
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(keptHtml(await page.text(), at, hasQuery), { headers });
}

const afterPatience = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, PATIENCE, null));

async function askNetwork({ request, preloadResponse }: AskEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** A page as it is now; as it was last seen where there is no network, or one that is too slow. */
export async function answerPage(event: AskEvent): Promise<Response> {
  const key = keyOfPage(event.request.url);
  const fresh = askNetwork(event);
  // With a query the HTML may be of some filter or table, and its address may hold a table's code (C51).
  const hasQuery = new URL(event.request.url).search !== '';
  const keepIt = async (answer: Response) => {
    if (!hasQuery) await tryToKeep(stores.pages, key, answer.clone());
  };
  event.waitUntil(fresh.then(keepIt).catch(() => {}));
  const kept = await findKept(stores.pages, key);
  if (!kept) return fresh;
  const first = await Promise.race([fresh.catch(() => null), afterPatience()]);
  return first ?? asKept(kept, hasQuery);
}
