import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';

/** Pieces of a shelf: whole rows in 2, 3 and 4 columns. */
export const SHELF = 12;

/** What stands on a shelf; an empty one does not exist. */
export type ShelfItems = readonly [ClosetItem, ...ClosetItem[]];

const isSame = (a: readonly ClosetItem[] | undefined, b: readonly ClosetItem[]) =>
  a?.length === b.length && a.every((item, index) => item === b[index]);

/**
 * Puts items on shelves. A shelf that holds what it held is the same array as before, so that of a list that grows only
 * what is new is drawn.
 */
export function createShelving(): (items: readonly ClosetItem[]) => ShelfItems[] {
  const known = new WeakMap<ClosetItem, ShelfItems>();
  const shelf = (items: ShelfItems) => {
    const before = known.get(items[0]);
    if (before && isSame(before, items)) return before;
    known.set(items[0], items);
    return items;
  };
  return (items) => {
    const shelves: ShelfItems[] = [];
    for (let at = 0; at < items.length; at += SHELF) {
      const [first, ...others] = items.slice(at, at + SHELF);
      if (first) shelves.push(shelf([first, ...others]));
    }
    return shelves;
  };
}
