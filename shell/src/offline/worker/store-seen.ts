import type { Strategy } from 'workbox-strategies/Strategy.js';
import { kindOfAddress } from './kind-of-address';
import { pageKey, type Store, stores } from './stores';
import { refreshBlank, refreshPage, strategies } from './strategies';
import { BLANK } from './unstored-page';

/** What a tab has shown or may need: the path of its page, and addresses of files that the worker may not have seen. */
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

async function isFresh(store: Store, address: string): Promise<boolean> {
  const stored = await findStored(store, address);
  return Date.now() - Date.parse(stored?.headers.get('date') ?? '') < FRESH_MS;
}

async function storePage(address: string, event: ExtendableEvent): Promise<void> {
  const { href, origin, pathname } = new URL(address, self.location.origin);
  if (origin !== self.location.origin || kindOfAddress(pathname, true) !== 'page') return;
  if (!(await isFresh(stores.pages, pageKey(href)))) await run(refreshPage, pageKey(href), event);
}

/** The scripts that a page names: a release may have come since this tab loaded its own. */
const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, script = '']) => script);

/** Stores the page without content (C157). @returns the addresses of its scripts; empty if it was fresh */
async function storeBlank(event: ExtendableEvent): Promise<readonly string[]> {
  const address = self.location.origin + BLANK;
  if (await isFresh(stores.blank, address)) return [];
  await run(refreshBlank, address, event);
  const stored = await findStored(stores.blank, address);
  return scriptsIn((await stored?.text()) ?? '').map((script) => self.location.origin + script);
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
  const scripts = await storeBlank(event).catch(() => []);
  for (const store of [stores.files, stores.pictures])
    await storeFiles(store, [...files, ...scripts], event).catch(() => {});
}
