import { memo, useCallback, useState } from 'react';
import { RowGroupBox } from '../catalogue-style';
import type { RowGroup } from './group-rows';
import { rowsHeights } from './height-cache';
import { ItemCard } from './ItemCard';
import { PlaceholderCards } from './PlaceholderCards';
import { useCachedHeight } from './use-cached-height';
import { useCardsInView } from './use-cards-in-view';

/** Pieces of the first screen at the widest. */
const FIRST_SCREEN = 4;

/** Shelves that have their cards from the start, as a server draws them too: those of the first page of the list. */
const AT_START = 2;

interface VirtualRowsProps {
  /** One at least. */
  readonly items: RowGroup;
  readonly place: number;
}

/**
 * A few rows of the catalogue, which the browser lays out and paints together, or not at all. Far from the screen it
 * gives up its cards, and keeps its height, the names of its pieces and the colours that were chosen.
 */
export const VirtualRows = memo(function Shelf({ items, place }: VirtualRowsProps) {
  const [first] = items;
  const { ref: viewRef, isInView } = useCardsInView(first, place < AT_START);
  const { ref: heightRef, style } = useCachedHeight(rowsHeights, first);
  const [colors, setColors] = useState<Readonly<Record<string, string>>>({});
  const choose = useCallback(
    (id: string, color: string) => setColors((before) => ({ ...before, [id]: color })),
    [],
  );
  const ref = useCallback(
    (box: HTMLElement | null) => {
      const ends = [viewRef(box), heightRef(box)];
      return () => {
        for (const end of ends) end?.();
      };
    },
    [viewRef, heightRef],
  );
  return (
    <RowGroupBox ref={ref} style={{ '--count': items.length, ...style }}>
      {isInView ? (
        items.map((item, index) => (
          <ItemCard
            key={item._id}
            item={item}
            color={colors[item._id] ?? item.colors[0]?.name ?? null}
            onColor={choose}
            isFirstScreen={place === 0 && index < FIRST_SCREEN}
            isLead={place === 0 && index === 0}
          />
        ))
      ) : (
        <PlaceholderCards items={items} />
      )}
    </RowGroupBox>
  );
});
