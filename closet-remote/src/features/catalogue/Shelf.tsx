import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { ShelfBox } from './catalogue-style';
import { Piece } from './Piece';

/** Pieces of a shelf: whole rows in 2, 3 and 4 columns. */
export const SHELF = 12;

/** Pieces of the first screen at the widest. */
const FIRST_SCREEN = 4;

interface ShelfProps {
  readonly items: readonly ClosetItem[];
  readonly isFirst: boolean;
}

/** A few rows of the catalogue, which the browser lays out and paints together, or not at all. */
export function Shelf({ items, isFirst }: ShelfProps) {
  return (
    <ShelfBox style={{ '--count': items.length }}>
      {items.map((item, index) => (
        <Piece
          key={item._id}
          item={item}
          isFirstScreen={isFirst && index < FIRST_SCREEN}
          isLead={isFirst && index === 0}
        />
      ))}
    </ShelfBox>
  );
}
