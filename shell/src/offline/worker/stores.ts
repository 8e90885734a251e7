import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import type { StrategyOptions } from 'workbox-strategies/Strategy.js';
import { CACHE_PREFIX, cacheNameOf } from '../stored-pages';

type StorePlugin = NonNullable<StrategyOptions['plugins']>[number];

/** A cache with the options that every strategy using it needs. */
export interface Store extends StrategyOptions {
  readonly cacheName: string;
  /** When there are more entries, the least recently used are deleted. */
  readonly maxEntries: number;
}

/** Whether a response is complete, public and not larger than `maxBytes`. */
async function isStorable(response: Response, maxBytes: number): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  // A page with an override belongs to one member of staff (C140).
  if (response.headers.get('cache-control')?.includes('no-store')) return false;
  return (await response.clone().blob()).size <= maxBytes;
}

function store(
  name: Parameters<typeof cacheNameOf>[0],
  maxEntries: number,
  maxBytes: number,
  plugins: StorePlugin[] = [],
): Store {
  const onlyStorable: StorePlugin = {
    cacheWillUpdate: async ({ response }) => ((await isStorable(response, maxBytes)) ? response : null),
  };
  return {
    cacheName: cacheNameOf(name),
    maxEntries,
    matchOptions: { ignoreVary: true },
    plugins: [...plugins, onlyStorable, new ExpirationPlugin({ maxEntries }) as StorePlugin],
  };
}

/** The key of a stored page: its address without query, fragment and trailing slash. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/\/+$/, '') || '/');
}

/**
 * Whether an address is the key itself. The HTML of another spelling may be of a filter or a table, and its query may
 * hold a table's code, which is not written down (C51).
 */
export function isPageKey(url: string): boolean {
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + search === pageKey(url);
}

const GONE: readonly number[] = [404, 410];

const byPageKey: StorePlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  cacheWillUpdate: async ({ request, response }) => {
    if (!isPageKey(request.url)) return null;
    if (GONE.includes(response.status)) await (await caches.open(pages.cacheName)).delete(request.url);
    return response;
  },
};

/** A file of a store that cannot be read comes from the network (C132). */
const withoutCache: StorePlugin = { handlerDidError: ({ request }) => fetch(request) };

/** HTML under the address of a file is the error page of a proxy. */
const withoutHtml: StorePlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.headers.get('content-type')?.includes('text/html') ? null : response,
};

const pages = store('pages', 24, 400_000, [byPageKey]);

export const stores = {
  pages,
  /** The page without content that answers any address without a network (C157). */
  blank: store('blank', 1, 100_000),
  files: store('files', 120, 600_000, [withoutCache, withoutHtml]),
  pictures: store('pictures', 120, 300_000, [withoutCache, withoutHtml]),
} as const;

/** Deletes what earlier versions of the worker stored. */
export async function deleteOtherVersions(): Promise<void> {
  const current = new Set<string>(Object.values(stores).map(({ cacheName }) => cacheName));
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !current.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes every stored page (P73). */
export const deletePages = (): Promise<boolean> => caches.delete(pages.cacheName);
