import type { OrderChange } from '@storefront/shared/contract/envelope';
import type { PricedLine } from './priced-line';
import type { ResolvedLine } from './resolve-lines';

export interface StockCheck {
  /** One change for each item of which less is there than all lines together ask for. */
  readonly shortages: readonly OrderChange[];
  /** The lines cut down to what is there: what the order could be. */
  readonly possible: readonly PricedLine[];
}

/** Compares lines with the stock, counted over all lines of an item, whatever their colour and size (P6). */
export function checkStock(lines: readonly PricedLine[], resolved: readonly ResolvedLine[]): StockCheck {
  const left = new Map<string, number>();
  for (const { sold } of resolved) if (sold?.type === 'closet') left.set(sold.id, sold.stock);
  const stock = new Map(left);
  const asked = new Map<string, number>();
  const possible = lines.flatMap((line) => {
    const there = left.get(line.itemId);
    if (there === undefined) return [line];
    asked.set(line.itemId, (asked.get(line.itemId) ?? 0) + line.quantity);
    const quantity = Math.min(line.quantity, there);
    left.set(line.itemId, there - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const shortages = [...asked].flatMap(([itemId, pieces]): OrderChange[] => {
    const there = stock.get(itemId) ?? 0;
    const name = lines.find((line) => line.itemId === itemId)?.name ?? '';
    return pieces > there ? [{ kind: 'stock', _id: itemId, name, was: pieces, now: there }] : [];
  });
  return { shortages, possible };
}
