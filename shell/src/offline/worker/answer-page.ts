import { OVERRIDE_PARAMETER } from '@storefront/shared/config/overrides';
import { takeHandedOn } from './hand-on';
import { inTime } from './in-time';
import { drop, stores, tryToKeep } from './keep';
import { PATIENCE, readKept, showKept } from './kept-page';
import type { AskEvent } from './scope';
import { mayShowAtOnce, showAtOnce } from './show-at-once';

/** A network that answers within so many ms is as good as what is kept. */
const BLINK = 50;

/** What says that there is no such page any more. */
const GONE: readonly number[] = [404, 410];

/** Fails where a server, or a proxy before it, has nothing to say but that it cannot: a restart is as good as no network. */
function refuseFailure(answer: Response): Response {
  if (answer.status >= 500) throw new Error(`The server failed with ${answer.status}`);
  return answer;
}

/** A page is known by its path: what a query adds, the page's own script shows. */
export const keyOfPage = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/\/+$/, '') || '/');
};

async function askNetwork({ request, preloadResponse }: AskEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function keepIt(key: string, answer: Response): Promise<void> {
  if (GONE.includes(answer.status)) await drop(stores.pages, key);
  else await tryToKeep(stores.pages, key, answer);
}

/**
 * A page as it is now; as it was last seen where there is no network, or one that is too slow or fails. What was
 * rendered is shown as it was last seen in any case, while the network is asked whether it is still so (ADR 19).
 */
export async function answerPage(event: AskEvent): Promise<Response> {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const key = keyOfPage(request.url);
  // Of another address the HTML may be of some filter or table, and a query may hold a table's code (C51).
  const isKeysOwn = origin + pathname + search === key;
  const fresh = askNetwork(event);
  const keeping = fresh.then((answer) => (isKeysOwn ? keepIt(key, answer.clone()) : undefined));
  event.waitUntil(keeping.catch(() => {}));

  const handedOn = isKeysOwn && takeHandedOn(key);
  if (handedOn) return handedOn;
  // Staff who try another build of a remote get no page that knows nothing of it (C140).
  const page = search.includes(OVERRIDE_PARAMETER) ? null : await readKept(key);
  if (!page) return fresh;

  const canConfirm = isKeysOwn && mayShowAtOnce(request, page);
  const word = fresh.then(refuseFailure);
  const first = await inTime(word, canConfirm ? BLINK : PATIENCE);
  if (first) return first;
  return canConfirm ? showAtOnce(event, key, page, word) : showKept(page, search !== '');
}
