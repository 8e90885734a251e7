import { memo, useCallback, useState } from 'react';
import { ShelfBox } from '../catalogue-style';
import { FarPieces } from './FarPieces';
import { shelfHeights } from './kept-heights';
import { Piece } from './Piece';
import type { ShelfItems } from './shelves-of';
import { useKeptHeight } from './use-kept-height';
import { useNear } from './use-near';

/** Pieces of the first screen at the widest. */
const FIRST_SCREEN = 4;

/** Shelves that have their cards from the start, as a server draws them too: those of the first page of the list. */
const AT_START = 2;

interface ShelfProps {
  /** One at least. */
  readonly items: ShelfItems;
  readonly place: number;
}

/**
 * A few rows of the catalogue, which the browser lays out and paints together, or not at all. Far from the screen it
 * gives up its cards, and keeps its height, the names of its pieces and the colours that were chosen.
 */
export const Shelf = memo(function Shelf({ items, place }: ShelfProps) {
  const [first] = items;
  const { ref: nearRef, isNear } = useNear(first, place < AT_START);
  const { ref: heightRef, style } = useKeptHeight(shelfHeights, first);
  const [colors, setColors] = useState<Readonly<Record<string, string>>>({});
  const choose = useCallback(
    (id: string, color: string) => setColors((before) => ({ ...before, [id]: color })),
    [],
  );
  const ref = useCallback(
    (box: HTMLElement | null) => {
      const ends = [nearRef(box), heightRef(box)];
      return () => {
        for (const end of ends) end?.();
      };
    },
    [nearRef, heightRef],
  );
  return (
    <ShelfBox ref={ref} style={{ '--count': items.length, ...style }}>
      {isNear ? (
        items.map((item, index) => (
          <Piece
            key={item._id}
            item={item}
            color={colors[item._id] ?? item.colors[0]?.name ?? null}
            onColor={choose}
            isFirstScreen={place === 0 && index < FIRST_SCREEN}
            isLead={place === 0 && index === 0}
          />
        ))
      ) : (
        <FarPieces items={items} />
      )}
    </ShelfBox>
  );
});
