import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';

/** Items per group: fills whole rows of 2, 3 and 4 columns. */
export const ITEMS_PER_GROUP = 12;

/** The items of a group; never empty. */
export type RowGroup = readonly [ClosetItem, ...ClosetItem[]];

const isSame = (a: readonly ClosetItem[] | undefined, b: readonly ClosetItem[]) =>
  a?.length === b.length && a.every((item, index) => item === b[index]);

/**
 * Returns a function that splits items into groups. An unchanged group keeps its array identity, so that a growing
 * list renders new groups only.
 */
export function createRowGrouping(): (items: readonly ClosetItem[]) => RowGroup[] {
  const known = new WeakMap<ClosetItem, RowGroup>();
  const reuse = (items: RowGroup) => {
    const before = known.get(items[0]);
    if (before && isSame(before, items)) return before;
    known.set(items[0], items);
    return items;
  };
  return (items) => {
    const groups: RowGroup[] = [];
    for (let at = 0; at < items.length; at += ITEMS_PER_GROUP) {
      const [first, ...others] = items.slice(at, at + ITEMS_PER_GROUP);
      if (first) groups.push(reuse([first, ...others]));
    }
    return groups;
  };
}
