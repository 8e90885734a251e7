import { keyOfPage } from './answer-page';
import { findKept, keep, type Store, stores, tryToKeep } from './keep';
import { kindOfAddress } from './kind-of-address';

/** What a page tells of: itself, and the files that came before the worker was there to see them. */
export interface Seen {
  readonly page: string;
  readonly files: readonly string[];
}

/** A page that was reached without a load of its own is fetched anew when it is older than this, ms. */
const OLD = 5 * 60_000;

export const isSeen = (data: unknown): data is Seen =>
  typeof data === 'object' && data !== null && 'page' in data && 'files' in data && Array.isArray(data.files);

function storeOf(address: string): Store | null {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return null;
  const kind = kindOfAddress(url.pathname, false);
  if (kind === null) return null;
  return kind === 'picture' ? stores.pictures : stores.files;
}

async function keepPage(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin || kindOfAddress(url.pathname, true) !== 'page') return;
  const key = keyOfPage(url.href);
  const kept = await findKept(stores.pages, key);
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  if (age < OLD) return;
  await keep(stores.pages, key, await fetch(key));
}

/**
 * Keeps of a list, oldest first, as many of the last as there is room for: more would drive out what was seen later.
 * What is missing is known before anything is fetched, so that nothing is fetched again that had to make room meanwhile.
 */
async function keepFiles(store: Store, files: readonly string[]): Promise<void> {
  const missing: string[] = [];
  for (const file of files.filter((one) => storeOf(one) === store).slice(-store.most)) {
    if (!(await findKept(store, file))) missing.push(file);
  }
  for (const file of missing) {
    const answer = await fetch(file).catch(() => null);
    if (answer) await tryToKeep(store, file, answer);
  }
}

/** Keeps what a page has seen, one after another: most of it lies in the browser's cache, and nobody waits for it. */
export async function keepSeen({ page, files }: Seen): Promise<void> {
  await keepPage(page).catch(() => {});
  for (const store of [stores.files, stores.pictures]) await keepFiles(store, files).catch(() => {});
}
