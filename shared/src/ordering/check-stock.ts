import type { OrderChange } from '../contract/envelope';
import type { PricedLine, ResolvedLine } from './price-lines';

export interface StockCheck {
  /** One change for each item of which all lines together ask for more than there is. */
  readonly shortages: readonly OrderChange[];
  /** The lines cut down to the stock: what the order could be. */
  readonly possible: readonly PricedLine[];
}

/** Compares lines with the stock, counted over all lines of an item, whatever their colour and size (P6). */
export function checkStock(lines: readonly PricedLine[], resolved: readonly ResolvedLine[]): StockCheck {
  const stock = new Map<string, number>();
  for (const { item } of resolved) if (item?.type === 'closet') stock.set(item.id, item.stock);
  const left = new Map(stock);
  const asked = new Map<string, number>();
  const possible = lines.flatMap((line) => {
    const available = left.get(line.itemId);
    if (available === undefined) return [line];
    asked.set(line.itemId, (asked.get(line.itemId) ?? 0) + line.quantity);
    const quantity = Math.min(line.quantity, available);
    left.set(line.itemId, available - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const shortages = [...asked].flatMap(([itemId, pieces]): OrderChange[] => {
    const available = stock.get(itemId) ?? 0;
    const name = lines.find((line) => line.itemId === itemId)?.name ?? '';
    return pieces > available ? [{ kind: 'stock', _id: itemId, name, was: pieces, now: available }] : [];
  });
  return { shortages, possible };
}
