import { piecesOf } from '@storefront/shared/cart/line';
import type { LiveLine } from './live-lines';

/** An item of which the lines hold more pieces than are in stock (C159). */
export interface Shortage {
  readonly productId: string;
  readonly name: string;
  /** Pieces in stock. */
  readonly left: number;
  /** Pieces in the lines, over all colours and sizes. */
  readonly wanted: number;
}

/** Returns the items that are short in these lines; lines without a known stock are never short. */
export function shortagesOf(lines: readonly LiveLine[]): readonly Shortage[] {
  const shortages = new Map<string, Shortage>();
  for (const { productId, name, stock } of lines) {
    const wanted = piecesOf(lines, productId);
    if (stock !== undefined && wanted > stock)
      shortages.set(productId, { productId, name, left: stock, wanted });
  }
  return [...shortages.values()];
}

/** 'Wool Scarf: only 1 left, you have 2.' */
export const shortageText = ({ name, left, wanted }: Shortage): string =>
  `${name}: only ${left} left, you have ${wanted}.`;

/** Quantity per line id once each item is limited to its stock, line by line; 0 for a line that gets nothing. */
export function quantitiesLeft(
  lines: readonly LiveLine[],
  shortages: readonly Shortage[],
): ReadonlyMap<string, number> {
  const left = new Map(shortages.map((shortage) => [shortage.productId, shortage.left]));
  const quantities = new Map<string, number>();
  for (const { lineId, productId, quantity } of lines) {
    const rest = left.get(productId);
    if (rest === undefined) continue;
    const taken = Math.min(quantity, rest);
    left.set(productId, rest - taken);
    if (taken < quantity) quantities.set(lineId, taken);
  }
  return quantities;
}
