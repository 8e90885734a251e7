import type { Strategy } from 'workbox-strategies/Strategy.js';
import { kindOfAddress } from './kind-of-address';
import { pageKey, type Store, stores } from './stores';
import { refreshPage, strategies } from './strategies';

/** What a tab has shown: the path of its page, and the addresses of files that the worker may not have seen. */
export interface Seen {
  readonly page: string;
  readonly files: readonly string[];
}

/** A page reached by a link inside the shop is fetched when its stored copy is older, ms. */
const FRESH_MS = 5 * 60_000;

export const isSeen = (data: unknown): data is Seen =>
  typeof data === 'object' && data !== null && 'page' in data && 'files' in data && Array.isArray(data.files);

const findStored = ({ cacheName }: Store, address: string) =>
  caches.match(address, { cacheName, ignoreVary: true });

/** Fetches and stores; resolves when that is done or has failed. */
async function run(strategy: Strategy, address: string, event: ExtendableEvent): Promise<void> {
  await Promise.all(strategy.handleAll({ request: new Request(address), event })).catch(() => {});
}

async function storePage(address: string, event: ExtendableEvent): Promise<void> {
  const { href, origin, pathname } = new URL(address, self.location.origin);
  if (origin !== self.location.origin || kindOfAddress(pathname, true) !== 'page') return;
  const stored = await findStored(stores.pages, pageKey(href));
  const age = Date.now() - Date.parse(stored?.headers.get('date') ?? '');
  if (!(age < FRESH_MS)) await run(refreshPage, pageKey(href), event);
}

/** Returns the strategy of a file; null if the worker does not store it. */
function strategyOf(address: string): Strategy | null {
  const { origin, pathname } = new URL(address, self.location.origin);
  const kind = origin === self.location.origin ? kindOfAddress(pathname, false) : null;
  return kind && strategies[kind];
}

/**
 * Stores the last files of a list, oldest first, as many as the store holds. What is missing is decided before the first
 * fetch, so that no file is fetched again because this list made the store delete it.
 */
async function storeFiles(store: Store, files: readonly string[], event: ExtendableEvent): Promise<void> {
  const isOfStore = (file: string) => strategyOf(file)?.cacheName === store.cacheName;
  const missing: string[] = [];
  for (const file of files.filter(isOfStore).slice(-store.maxEntries)) {
    if (!(await findStored(store, file))) missing.push(file);
  }
  for (const file of missing) {
    const strategy = strategyOf(file);
    if (strategy) await run(strategy, file, event);
  }
}

/** Stores what a tab has shown, one after another: most of it comes from the browser's HTTP cache. */
export async function storeSeen({ page, files }: Seen, event: ExtendableEvent): Promise<void> {
  await storePage(page, event).catch(() => {});
  for (const store of [stores.files, stores.pictures]) await storeFiles(store, files, event).catch(() => {});
}
