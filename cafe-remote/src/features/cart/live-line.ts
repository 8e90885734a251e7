import type { Line } from '@storefront/shared/cart/line';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { Product } from '@storefront/shared/contract/entities/product';
import { choiceProblem } from '@storefront/shared/rules/closet-choice';
import { isOrderable, type MenuMode } from '@storefront/shared/rules/menu';
import { MAX_LINE_QUANTITY, maxQuantity } from '@storefront/shared/rules/quantity';

/** A cart line with what the catalogue says about it today. */
export interface LiveLine extends Line {
  /** What it cost when it was put into the cart, in rupees; null if it still costs that (P4). */
  readonly priceBefore: number | null;
  readonly maxQuantity: number;
}

/** What is known of the product behind a line: itself, that it is gone, or nothing. */
export type Known = Product | ClosetItem | 'gone' | undefined;

function isSold(line: Line, sold: Product | ClosetItem, mode: MenuMode): boolean {
  return 'colors' in sold ? choiceProblem(sold, line) === null : isOrderable(sold, mode);
}

/** A line with today's name, price and stock; unavailable if it cannot be ordered as it is (P16, P25). */
export function toLive(line: Line, known: Known, mode: MenuMode): LiveLine {
  const asStored = { ...line, priceBefore: null, maxQuantity: MAX_LINE_QUANTITY };
  if (known === undefined) return asStored;
  if (known === 'gone' || !isSold(line, known, mode)) return { ...asStored, isUnavailable: true };
  return {
    ...line,
    name: known.name,
    price: known.price,
    priceBefore: known.price === line.price ? null : line.price,
    maxQuantity: 'colors' in known ? maxQuantity(known.availableStock) : MAX_LINE_QUANTITY,
  };
}
