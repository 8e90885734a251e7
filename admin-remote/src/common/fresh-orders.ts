import { atom } from 'jotai';

/** Ids of orders that arrived since the page opened and that nobody has used yet: marked New. */
export const freshOrdersAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Marks orders as New. */
export const addFreshAtom = atom(null, (get, set, ids: readonly string[]) => {
  set(freshOrdersAtom, new Set([...get(freshOrdersAtom), ...ids]));
});

/** Removes the New mark of an order. */
export const dropFreshAtom = atom(null, (get, set, id: string) => {
  set(freshOrdersAtom, new Set([...get(freshOrdersAtom)].filter((fresh) => fresh !== id)));
});

/** Number of orders that arrived since the last touch or key press; the title shows it (P30). */
export const unseenCountAtom = atom(0);
