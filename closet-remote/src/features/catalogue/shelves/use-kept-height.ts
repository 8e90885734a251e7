import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { type CSSProperties, type RefCallback, useCallback, useState } from 'react';
import type { KeptHeights } from './kept-heights';
import { watchHeight } from './watch-height';

interface KeptHeight {
  readonly ref: RefCallback<HTMLElement>;
  readonly style: CSSProperties | undefined;
}

/**
 * Gives an element that the browser has not laid out yet the height that it had when it was there before: names of three
 * lines make it higher than the width tells. So nothing moves when it comes back (P26).
 */
export function useKeptHeight(heights: KeptHeights, item: ClosetItem): KeptHeight {
  const [height] = useState(() => heights.of(item));
  const ref = useCallback(
    (element: HTMLElement | null) =>
      element ? watchHeight(element, (now) => heights.keep(item, now)) : undefined,
    [heights, item],
  );
  return { ref, style: height > 0 ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined };
}
