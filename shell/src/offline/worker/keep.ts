/** Names end in a version: a worker that keeps something else, or in another way, raises it. */
const VERSION = 'v1';
const PREFIX = 'shop-';

/** Where things are kept, and how many of them. */
export interface Store {
  readonly name: string;
  readonly most: number;
  /** Bytes; larger ones are not kept. */
  readonly largest: number;
}

const store = (name: string, most: number, largest: number): Store => ({
  name: `${PREFIX}${name}-${VERSION}`,
  most,
  largest,
});

export const stores = {
  pages: store('pages', 24, 400_000),
  files: store('files', 120, 600_000),
  pictures: store('pictures', 120, 300_000),
} as const;

/** Lets go of what earlier workers kept. */
export async function dropOtherVersions(): Promise<void> {
  const ours = new Set<string>(Object.values(stores).map(({ name }) => name));
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !ours.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Lets go of every page that was seen (P73). */
export const dropPages = (): Promise<boolean> => caches.delete(stores.pages.name);

export async function findKept({ name }: Store, key: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(key, { ignoreVary: true });
}

/** What is kept, where somebody waits for it: a cache that fails (full disk, damaged profile) is as good as an empty one. */
export const tryToFind = (from: Store, key: string): Promise<Response | undefined> =>
  findKept(from, key).catch(() => undefined);

/** Keeps an answer if it is whole, ours and not too large; the oldest ones make room. A full disk keeps nothing. */
export async function keep({ name, most, largest }: Store, key: string, answer: Response): Promise<void> {
  const isWhole = answer.status === 200 && answer.type === 'basic' && !answer.redirected;
  // Staff who look at another build of a remote get pages of their own (C140).
  const isForNobodyElse = answer.headers.get('cache-control')?.includes('no-store');
  if (!isWhole || isForNobodyElse) return;
  const body = await answer.blob();
  if (body.size > largest) return;
  const cache = await caches.open(name);
  // What is put anew comes last, so that the first ones are those that were not seen for the longest time.
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, new Response(body, { headers: answer.headers }));
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old, { ignoreVary: true })),
  );
}

/** Lets go of what is no more. */
export async function drop({ name }: Store, key: string): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(key, { ignoreVary: true });
}

/** Keeps where nobody waits for it and nothing depends on it. */
export const tryToKeep = (to: Store, key: string, answer: Response): Promise<void> =>
  keep(to, key, answer).catch(() => {});
