import { atom } from 'jotai';

/** Orders that came in while this page was open and that nobody has touched yet: shown as New. */
export const freshOrdersAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Marks orders as New. */
export const addFreshAtom = atom(null, (get, set, ids: readonly string[]) => {
  set(freshOrdersAtom, new Set([...get(freshOrdersAtom), ...ids]));
});

/** Somebody deals with an order: it is no longer New. */
export const dropFreshAtom = atom(null, (get, set, id: string) => {
  set(freshOrdersAtom, new Set([...get(freshOrdersAtom)].filter((fresh) => fresh !== id)));
});

/** Orders that came in since somebody last touched the page; the title counts them (P30). */
export const unseenCountAtom = atom(0);
