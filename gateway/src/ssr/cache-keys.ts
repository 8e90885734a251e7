import type { LiveReleases } from '../pages/live-releases';
import { type BoundedMap, createBoundedMap } from './bounded-map';
import type { PageKey } from './page-cache';

const MOST = 1000;
/** Addresses of links are shorter; longer ones are made up. */
const LONGEST = 200;

/**
 * Where pages are kept, by the address as it was asked for: which route it has, how it is spelled and which of its
 * parameters count need be found out once for each set of releases.
 */
export function createKnownKeys() {
  const known = new WeakMap<LiveReleases, BoundedMap<PageKey>>();
  const newMap = () => createBoundedMap<PageKey>({ most: MOST, mostBytes: MOST * LONGEST, bytesOf: () => 0 });

  return {
    find: (live: LiveReleases, url: string): PageKey | undefined => known.get(live)?.get(url),
    learn(live: LiveReleases, url: string, key: PageKey): void {
      if (url.length > LONGEST) return;
      const ofLive = known.get(live) ?? newMap();
      known.set(live, ofLive);
      ofLive.set(url, key);
    },
  };
}
