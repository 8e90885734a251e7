import type { Order } from '@storefront/shared/contract/entities/order';

/** A place in the list: an order, or the place that an order left while the list is in use. */
export interface SteadyRow {
  readonly order: Order;
  readonly hasLeft: boolean;
  /** Height of the row before, px; only while the list is in use. */
  readonly height?: number | undefined;
}

/** Returns the rows of a list in use: every order keeps its place, and orders that came meanwhile wait. */
export function holdRows(
  held: readonly Order[],
  orders: readonly Order[],
  heights?: ReadonlyMap<string, number>,
): readonly SteadyRow[] {
  const current = new Map(orders.map((order) => [order._id, order]));
  return held.map((order) => {
    const newest = current.get(order._id);
    return { order: newest ?? order, hasLeft: newest === undefined, height: heights?.get(order._id) };
  });
}

/** Returns how many orders wait for a place. Orders that move up from the next page do not count. */
export const countNewOrders = (held: readonly Order[], orders: readonly Order[]): number => {
  const shown = new Set(held.map(({ _id }) => _id));
  const last = orders.findLastIndex(({ _id }) => shown.has(_id));
  const waiting = last === -1 ? orders : orders.slice(0, last);
  return waiting.filter(({ _id }) => !shown.has(_id)).length;
};

/** Returns the current orders, and of those that left the ones to keep, each before the order that followed it. */
export function takeIn(
  held: readonly Order[],
  orders: readonly Order[],
  isKept: (id: string) => boolean,
): readonly Order[] {
  const current = new Set(orders.map(({ _id }) => _id));
  const rows = [...orders];
  for (const [index, order] of held.entries()) {
    if (current.has(order._id) || !isKept(order._id)) continue;
    const next = held.slice(index + 1).find(({ _id }) => current.has(_id));
    rows.splice(next ? rows.findIndex(({ _id }) => _id === next._id) : rows.length, 0, order);
  }
  return rows;
}
