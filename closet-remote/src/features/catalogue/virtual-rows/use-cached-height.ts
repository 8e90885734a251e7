import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { type CSSProperties, type RefCallback, useCallback, useState } from 'react';
import type { HeightCache } from './height-cache';
import { observeHeight } from './observe-height';

interface CachedHeight {
  readonly ref: RefCallback<HTMLElement>;
  readonly style: CSSProperties | undefined;
}

/**
 * Gives an element its last measured height before the browser lays it out: long names make it higher than the
 * estimate. Prevents layout shift on the way back (P26).
 */
export function useCachedHeight(heights: HeightCache, item: ClosetItem): CachedHeight {
  const [height] = useState(() => heights.get(item));
  const ref = useCallback(
    (element: HTMLElement | null) =>
      element ? observeHeight(element, (now) => heights.set(item, now)) : undefined,
    [heights, item],
  );
  return { ref, style: height > 0 ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined };
}
