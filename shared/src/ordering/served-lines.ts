import type { OrderChange } from '../contract/envelope';
import { backText, isServed, type Mealtime, mealtimeText } from '../rules/mealtimes';
import type { MenuMode } from '../rules/menu';
import type { ResolvedLine } from './price-lines';
import { isSellable } from './sellable-item';

/** When an order is made. */
interface OrderTime {
  readonly now: number;
  /** The slot that the customer chose, ms; null: as soon as possible (C236). */
  readonly slotAt: number | null;
}

/** Returns the mealtime of a line's dish if it is not served at the time of the order; else null. */
function missedMealtime({ item }: ResolvedLine, mode: MenuMode, { now, slotAt }: OrderTime): Mealtime | null {
  if (item?.type !== 'product' || !isSellable(item, mode)) return null;
  const mealtime = item.mealtime ?? null;
  return isServed(mealtime, slotAt ?? now) ? null : mealtime;
}

/**
 * Returns the lines that are served at the time of the order: at its slot, else now; and one change for each other dish,
 * whose `text` says when it is served (C263).
 */
export function servedLines(resolved: readonly ResolvedLine[], mode: MenuMode, time: OrderTime) {
  const served: ResolvedLine[] = [];
  const closed = new Map<string, OrderChange>();
  for (const one of resolved) {
    const mealtime = missedMealtime(one, mode, time);
    if (mealtime === null || !one.item) {
      served.push(one);
      continue;
    }
    const { id, name } = one.item;
    const back = time.slotAt === null ? `. ${backText(mealtime, time.now)}.` : '.';
    const text = `${mealtimeText(mealtime)}${back}`;
    closed.set(id, { kind: 'closed', _id: id, name, was: null, now: null, text });
  }
  return { served, closed: [...closed.values()] };
}
