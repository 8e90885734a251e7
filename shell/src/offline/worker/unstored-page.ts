import { OVERRIDE_PARAMETER } from '@storefront/shared/delivery/overrides';
import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { stores } from './stores';

/** Address of the page without content (`pages/offline/OfflinePage`). */
export const BLANK = '/offline';

/**
 * Returns the network's answer to a page load; without a network the stored page without content (C157). That page is the
 * shop's start: its scripts show the page of the address if they are stored, and else say that it is not here.
 *
 * @throws the network's failure if that page is not stored, or the address asks for another build (C140)
 */
export async function orBlankPage({ url }: Request, network: Promise<Response>): Promise<Response> {
  try {
    return await network;
  } catch (failure) {
    const { cacheName } = stores.blank;
    const stored = await caches.match(self.location.origin + BLANK, { cacheName, ignoreVary: true });
    if (!stored || new URL(url).search.includes(OVERRIDE_PARAMETER)) throw failure;
    return stored;
  }
}

/** Answers a page load that is never stored. */
export class UnstoredPage extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return orBlankPage(request, handler.fetch(request));
  }
}
