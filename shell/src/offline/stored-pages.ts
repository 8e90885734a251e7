/** Start of the name of each of the shop's caches. */
export const CACHE_PREFIX = 'shop-';

/**
 * Returns the name of a cache of the service worker. Raise its version when a cache holds something else or in another
 * form: activation deletes the caches of other versions.
 */
export const cacheNameOf = (name: 'pages' | 'blank' | 'files' | 'pictures'): string =>
  `${CACHE_PREFIX}${name}-v2`;

/** A page that the service worker has stored. */
export interface StoredAddress {
  readonly path: string;
  /** When it was stored, ms since 1970. */
  readonly at: number;
}

async function readStored(cache: Cache, path: string): Promise<StoredAddress | null> {
  const date = (await cache.match(path, { ignoreVary: true }))?.headers.get('date');
  return date ? { path, at: Date.parse(date) } : null;
}

/** Returns which of these paths are stored, in their order; none if the browser forbids storage. */
export async function findStoredPages(paths: readonly string[]): Promise<readonly StoredAddress[]> {
  try {
    const name = cacheNameOf('pages');
    if (!(await caches.has(name))) return [];
    const cache = await caches.open(name);
    const found = await Promise.all(paths.map((path) => readStored(cache, path)));
    return found.filter((page) => page !== null);
  } catch {
    return [];
  }
}
