import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';

/** Measured heights by item. */
export interface HeightCache {
  readonly set: (item: ClosetItem, height: number) => void;
  /** Height in CSS px, measured at the current window width; 0 if unknown. */
  readonly get: (item: ClosetItem) => number;
}

/** Entries live as long as their items in the query cache, also across page changes. Not used on the server. */
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

/** Heights of row groups, keyed by their first item. */
export const rowsHeights = createHeightCache();

/** Heights of cards. */
export const cardHeights = createHeightCache();
