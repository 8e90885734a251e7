import { loadRelease, type PageModule } from '../load-release';
import type { RemoteRelease } from '../registry';
import { drainHints } from './drain-hints';

/** How long the way may take to clear, ms: what hangs would hold it up for good. */
const PATIENCE = 2_000;

let renewals = 0;

/** The same address, but none that the federation runtime has seen: it remembers what failed. */
function unseen(entry: string): string {
  renewals += 1;
  const url = new URL(entry, window.location.href);
  url.searchParams.set('retry', `${renewals}`);
  return url.href;
}

/** Where the scripts of a remote's build leave what they hold (`uniqueName` in `base-config.cjs`). */
const bundleOf = (name: string) => `webpackChunkstorefront_${name}`;

/**
 * Asks for scripts past the cache, which from then on holds what came: they are kept for a year, so a damaged one
 * would fail for as long.
 */
async function refetch(addresses: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  await Promise.allSettled(addresses.map((address) => fetch(address, { cache: 'reload', signal })));
}

/** Whatever the browser keeps of an earlier attempt at these scripts is gone. */
async function clearTheWay(scripts: readonly string[]): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([drainHints(), late]);
  await refetch(scripts);
}

/**
 * Loads a page as if nothing of that remote were there: two releases have chunks of the same numbers, and the second
 * would run what the first one left.
 */
export async function reloadRelease(
  name: string,
  expose: string,
  release: RemoteRelease,
): Promise<PageModule> {
  const scripts = release.preload?.[expose];
  if (scripts) await clearTheWay(scripts);
  Reflect.deleteProperty(window, bundleOf(name));
  return loadRelease(name, expose, { ...release, entry: unseen(release.entry) }, true);
}
