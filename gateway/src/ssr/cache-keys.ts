import { LRUCache } from 'lru-cache';
import type { LiveReleases } from '../pages/live-releases';
import type { PageKey } from './page-cache';

const MAX_ADDRESSES = 1000;
/** Links are shorter; visitors invented a longer one. */
const MAX_LENGTH = 200;

/**
 * Remembers the cache key of each requested address: its route, its spelling and which of its parameters count. Keys hold
 * for one set of releases.
 */
export function createCacheKeys() {
  const keys = new WeakMap<LiveReleases, LRUCache<string, PageKey>>();

  return {
    find: (live: LiveReleases, url: string): PageKey | undefined => keys.get(live)?.get(url),
    learn(live: LiveReleases, url: string, key: PageKey): void {
      if (url.length > MAX_LENGTH) return;
      const ofLive = keys.get(live) ?? new LRUCache({ max: MAX_ADDRESSES });
      keys.set(live, ofLive);
      ofLive.set(url, key);
    },
  };
}
