import type { ClosetItem } from '../../../contract/entities/closet-item';
import type { StockEvent } from '../../../contract/entities/stock-event';
import { type CountedStock, isStockFault, type StockFault, type StockStep } from '../../../rules/edit-stock';
import { shownCells, storedCells } from '../../../rules/stock-cells';
import type { MockWorld } from '../world';
import { badField, conflict } from './mock-failure';

/** Returns the stock of an item as the rules see it. */
export const countedOf = ({ availableStock, cells }: ClosetItem): CountedStock => ({
  stock: availableStock,
  cells: cells ? storedCells(cells) : null,
});

/** Returns an item with this stock. */
export function withStock({ cells: _, ...item }: ClosetItem, { stock, cells }: CountedStock): ClosetItem {
  return { ...item, availableStock: stock, ...(cells && { cells: shownCells(cells) }) };
}

/** Returns the stock that the rules allow. @throws MockFailure 400 or 409 */
export function orStockFault(result: CountedStock | StockFault): CountedStock {
  if (!isStockFault(result)) return result;
  throw result.fault === 'field' ? badField(result.field, result.problem) : conflict(result.message);
}

type About = Pick<StockEvent, 'kind' | 'by'> & Partial<Pick<StockEvent, 'orderCode' | 'reason'>>;

/** Adds a change to the history of an item's stock (C259). */
export function recordStock(
  world: MockWorld,
  { _id: itemId, availableStock }: Pick<ClosetItem, '_id' | 'availableStock'>,
  steps: readonly StockStep[],
  { kind, by, orderCode = null, reason = '' }: About,
): void {
  const events = steps.map((step): StockEvent => {
    const _id = world.newId();
    const at = new Date(world.now()).toISOString();
    return { _id, id: _id, at, kind, ...step, stockAfter: availableStock, by, orderCode, reason };
  });
  if (events.length > 0) world.stockEvents.set(itemId, [...(world.stockEvents.get(itemId) ?? []), ...events]);
}
