import { piecesSharing, stockKey } from '@storefront/shared/cart/line';
import { cellName, chosenCell } from '@storefront/shared/rules/stock-cells';
import type { LiveLine } from './live-lines';

/** An item, or one size and colour of it, of which the lines hold more pieces than are in stock (C159, C258). */
export interface Shortage {
  /** From `stockKey`. */
  readonly key: string;
  readonly name: string;
  /** Pieces in stock. */
  readonly left: number;
  /** Pieces in all lines that share the stock. */
  readonly wanted: number;
}

/** Returns the items that are short in these lines; lines without a known stock are never short. */
export function shortagesOf(lines: readonly LiveLine[]): readonly Shortage[] {
  const shortages = new Map<string, Shortage>();
  for (const line of lines) {
    const { stock } = line;
    const wanted = piecesSharing(lines, line);
    if (stock === undefined || wanted <= stock) continue;
    const key = stockKey(line);
    const name = line.isStockOfChoice ? `${line.name} (${cellName(chosenCell(line))})` : line.name;
    shortages.set(key, { key, name, left: stock, wanted });
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
  const left = new Map(shortages.map((shortage) => [shortage.key, shortage.left]));
  const quantities = new Map<string, number>();
  for (const line of lines) {
    const key = stockKey(line);
    const rest = left.get(key);
    if (rest === undefined) continue;
    const taken = Math.min(line.quantity, rest);
    left.set(key, rest - taken);
    if (taken < line.quantity) quantities.set(line.lineId, taken);
  }
  return quantities;
}
