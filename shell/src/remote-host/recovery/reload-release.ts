import type { PageRelease } from '@storefront/shared/delivery/page-registry';
import { loadRelease, type PageModule } from '../load-release';
import { drainHints } from './drain-hints';

/** How long clearing the caches may take, ms; a hanging request would block it for ever. */
const TIMEOUT_MS = 2_000;

let reloads = 0;

/** Returns the address with a new query: the federation runtime remembers addresses that failed. */
function freshAddress(entry: string): string {
  reloads += 1;
  const url = new URL(entry, window.location.href);
  url.searchParams.set('retry', `${reloads}`);
  return url.href;
}

/**
 * Removes the style sheets that the remote's scripts added: webpack takes a sheet of the same number for the new one. Those
 * that the HTML of a rendered page names stay, because they belong to the page's own release.
 */
function removeStyles(name: string): void {
  for (const sheet of document.querySelectorAll(`link[data-webpack^="storefront_${name}:"]`)) sheet.remove();
}

/** The global in which webpack stores a remote's chunks (`uniqueName` in `base-config.cjs`). */
const bundleOf = (name: string) => `webpackChunkstorefront_${name}`;

/**
 * Fetches files past the HTTP cache and replaces them there. They are cached for a year, so a damaged one would fail
 * for as long.
 */
async function refetch(addresses: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await Promise.allSettled(addresses.map((address) => fetch(address, { cache: 'reload', signal })));
}

/** Removes what the browser cached of an earlier attempt at these files. */
async function clearCaches(files: readonly string[]): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([drainHints(), late]);
  await refetch(files);
}

/**
 * Loads a page after removing everything of that remote: two releases have chunks with the same numbers, and the second
 * would run chunks of the first.
 */
export async function reloadRelease(name: string, expose: string, release: PageRelease): Promise<PageModule> {
  const files = [release.preload, release.styles].flatMap((byPage) => byPage?.[expose] ?? []);
  if (files.length > 0) await clearCaches(files);
  removeStyles(name);
  Reflect.deleteProperty(window, bundleOf(name));
  return loadRelease(name, expose, { ...release, entry: freshAddress(release.entry) }, true);
}
