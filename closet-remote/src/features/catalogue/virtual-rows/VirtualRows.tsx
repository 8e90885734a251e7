import { memo, useCallback, useState } from 'react';
import { RowGroupBox } from '../catalogue-style';
import type { RowGroup } from './group-rows';
import { rowsHeights } from './height-cache';
import { ItemCard } from './ItemCard';
import { PlaceholderCards } from './PlaceholderCards';
import { useCachedHeight } from './use-cached-height';
import { useCardsInView } from './use-cards-in-view';

/** Number of cards on the first screen at the widest layout. */
const FIRST_SCREEN = 4;

/** Number of groups that render cards at once, also on the server: those of the first page. */
const AT_START = 2;

interface VirtualRowsProps {
  /** At least one. */
  readonly items: RowGroup;
  readonly place: number;
}

/**
 * A group of catalogue rows, laid out and painted together. Out of view it renders placeholders instead of cards, and
 * keeps its height and the chosen colours.
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
