import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';

/** How high things were that the browser laid out, each known by an item. */
export interface KeptHeights {
  readonly keep: (item: ClosetItem, height: number) => void;
  /** In CSS px, in a window as wide as this one; 0 where that is not known. */
  readonly of: (item: ClosetItem) => number;
}

/** They last as long as the items are in the query cache, also over a visit to another page. Nothing is kept on a server. */
function keepHeights(): KeptHeights {
  const known = new WeakMap<ClosetItem, { height: number; width: number }>();
  return {
    keep: (item, height) => void known.set(item, { height, width: window.innerWidth }),
    of(item) {
      const kept = known.get(item);
      return kept?.width === globalThis.window?.innerWidth ? (kept?.height ?? 0) : 0;
    },
  };
}

/** Of shelves, each by its first item. */
export const shelfHeights = keepHeights();

/** Of cards. */
export const cardHeights = keepHeights();
