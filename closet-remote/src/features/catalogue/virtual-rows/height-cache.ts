import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';

/** How high things were that the browser laid out, each known by an item. */
export interface HeightCache {
  readonly set: (item: ClosetItem, height: number) => void;
  /** In CSS px, in a window as wide as this one; 0 where that is not known. */
  readonly get: (item: ClosetItem) => number;
}

/** They last as long as the items are in the query cache, also over a visit to another page. Nothing is kept on a server. */
function createHeightCache(): HeightCache {
  const known = new WeakMap<ClosetItem, { height: number; width: number }>();
  return {
    set: (item, height) => void known.set(item, { height, width: window.innerWidth }),
    get(item) {
      const entry = known.get(item);
      return entry?.width === globalThis.window?.innerWidth ? (entry?.height ?? 0) : 0;
    },
  };
}

/** Of shelves, each by its first item. */
export const rowsHeights = createHeightCache();

/** Of cards. */
export const cardHeights = createHeightCache();
