import { OVERRIDE_PARAMETER } from '@storefront/shared/delivery/overrides';
import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import {
  canConfirm,
  confirmPage,
  resultOrNull,
  type StoredPage,
  TIMEOUT_MS,
  takeReplacement,
} from './confirm-page';
import { storedHtml } from './stored-html';
import { isPageKey, pageKey } from './stores';
import { orBlankPage } from './unstored-page';

/** If the network answers within so many ms, its page is shown in place of the stored one. */
const HEAD_START_MS = 50;

/** Throws if the server, or a proxy before it, could not answer: then the stored page is used, as without a network. */
function rejectServerError(answer: Response): Response {
  if (answer.status >= 500) throw new Error(`The server failed with ${answer.status}`);
  return answer;
}

/** Returns the stored page; null if there is none or it cannot be read. */
async function readStored(request: Request, handler: StrategyHandler): Promise<StoredPage | null> {
  try {
    const stored = await handler.cacheMatch(request);
    if (!stored) return null;
    const headers = new Headers(stored.headers);
    // The trace of a stored page has ended (C383).
    for (const name of ['content-encoding', 'content-length', 'server-timing']) headers.delete(name);
    return { html: await stored.text(), headers, at: Date.parse(headers.get('date') ?? '') };
  } catch {
    return null;
  }
}

/**
 * Answers a page load (C132, ADR 19). A rendered page is shown as stored and confirmed by the network; every other page
 * comes from the network, and from the store if the network fails or takes longer than {@link TIMEOUT_MS}. A page that
 * is not stored is answered with the blank one if the network fails (C157).
 */
export class PageStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const key = pageKey(request.url);
    const isKey = isPageKey(request.url);
    const { search } = new URL(request.url);
    const network = handler.fetchAndCachePut(request);
    void handler.waitUntil(network.catch(() => {}));

    const replacement = isKey && takeReplacement(key);
    if (replacement) return replacement;
    // The stored page has no override (C140).
    const stored = search.includes(OVERRIDE_PARAMETER) ? null : await readStored(request, handler);
    if (!stored) return orBlankPage(request, network);

    const mayConfirm = isKey && canConfirm(request, stored);
    const usable = network.then(rejectServerError);
    const first = await resultOrNull(usable, mayConfirm ? HEAD_START_MS : TIMEOUT_MS);
    if (first) return first;
    if (mayConfirm) return confirmPage(handler, key, stored, usable);
    return new Response(storedHtml(stored.html, stored.at, search !== ''), { headers: stored.headers });
  }
}
