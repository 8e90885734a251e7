import { keyOfPage } from './answer-page';
import { findKept, keep, type Store, stores } from './keep';
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

function storeOf(url: URL): Store | null {
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

async function keepFile(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  const store = storeOf(url);
  if (!store || (await findKept(store, url.href))) return;
  await keep(store, url.href, await fetch(url.href));
}

/** Keeps what a page has seen, one after another: most of it lies in the browser's cache, and nobody waits for it. */
export async function keepSeen({ page, files }: Seen): Promise<void> {
  await keepPage(page).catch(() => {});
  for (const file of files) await keepFile(file).catch(() => {});
}
