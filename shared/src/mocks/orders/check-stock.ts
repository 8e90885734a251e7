import type { OrderItem } from '../../contract/entities/order';
import type { OrderChange } from '../../contract/envelope';
import type { MockWorld } from '../world';

export interface StockCheck {
  /** One change per item of which less is there than all lines together ask for (P6). */
  readonly shortages: readonly OrderChange[];
  /** The lines cut down to what is there: what the order could be. */
  readonly possible: readonly OrderItem[];
}

/** Compares lines with the stock, counted over all lines of an item. */
export function checkStock(world: MockWorld, items: readonly OrderItem[]): StockCheck {
  const left = new Map(world.closetItems.map((item) => [item._id, item.availableStock]));
  const possible = items.flatMap((item) => {
    const there = item.productId && left.get(item.productId);
    if (!item.productId || typeof there !== 'number') return [item];
    const quantity = Math.min(item.quantity, there);
    left.set(item.productId, there - quantity);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const shortages = world.closetItems.flatMap(({ _id, name, availableStock }): OrderChange[] => {
    const asked = items.reduce((sum, item) => sum + (item.productId === _id ? item.quantity : 0), 0);
    return asked > availableStock ? [{ kind: 'stock', _id, name, was: asked, now: availableStock }] : [];
  });
  return { shortages, possible };
}
