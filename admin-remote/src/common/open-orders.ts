import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Another window of staff that has an order open (C231). */
export interface OpenWindow {
  /** Id of the order. */
  readonly _id: string;
  /** Id and name of its person. */
  readonly user: string;
  readonly by: string;
  /** The window counts as closed after this time unless it tells again, ms. */
  readonly until: number;
}

/** The other windows that have an order open, by the name of the window. */
export const openWindowsAtom = atom<ReadonlyMap<string, OpenWindow>>(new Map());

/** The orders that this window has open: a dialog over a dialog comes last. */
const ownOpenAtom = atom<readonly string[]>([]);

/** The order that this window has open; null for none. */
export const ownOpenOrderAtom = atom((get) => get(ownOpenAtom).at(-1) ?? null);

/** Ids of the orders that somebody has open, here or elsewhere: they do not ring (C230). */
export const openOrderIdsAtom = atom<ReadonlySet<string>>(
  (get) => new Set([...get(ownOpenAtom), ...[...get(openWindowsAtom).values()].map(({ _id }) => _id)]),
);

/** Tells the other windows that this one has an order open, as long as the component is there (C231). */
export function useOpenOrder(id: string): void {
  const setOpen = useSetAtom(ownOpenAtom);
  useEffect(() => {
    setOpen((ids) => [...ids, id]);
    return () => setOpen((ids) => ids.filter((_, index) => index !== ids.lastIndexOf(id)));
  }, [id, setOpen]);
}

/** Returns the other windows that have this order open. */
export function useOpenElsewhere(id: string): readonly OpenWindow[] {
  return [...useAtomValue(openWindowsAtom).values()].filter(({ _id }) => _id === id);
}
