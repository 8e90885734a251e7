import type { OrderStatus } from '../rules/orders';

/** What an order does to stock and points in its present state. */
export interface OrderEffects {
  /** Its pieces are out of the stock (C24, P15). */
  readonly takesStock: boolean;
  /** Its redeemed points are spent (C19). */
  readonly spendsPoints: boolean;
  /** The points it earns are credited (C19, P42). */
  readonly creditsPoints: boolean;
}

/**
 * The effects of a state. Staff may set any status from any other; effects depend on the final state alone, so no
 * sequence of changes earns or loses anything (C19, C25, C77, P44).
 */
export function orderEffects(status: OrderStatus, isDeleted = false): OrderEffects {
  const isActive = !isDeleted && status !== 'cancelled';
  return { takesStock: isActive, spendsPoints: isActive, creditsPoints: isActive && status === 'completed' };
}

/** A line whose pieces are out of the stock. */
export interface TakenLine {
  readonly type: 'product' | 'closet';
  readonly itemId: string;
  readonly quantity: number;
}

/**
 * How the stock changes when an order's lines change (C24, P15). Cafe products have no stock.
 *
 * @returns pieces by closet item, in order of id: above 0 to put back, below 0 to take; items that do not move are left out
 */
export function stockMoves(
  before: readonly TakenLine[],
  after: readonly TakenLine[],
): ReadonlyMap<string, number> {
  const moves = new Map<string, number>();
  const add = (lines: readonly TakenLine[], sign: 1 | -1) => {
    for (const { type, itemId, quantity } of lines)
      if (type === 'closet') moves.set(itemId, (moves.get(itemId) ?? 0) + sign * quantity);
  };
  add(before, 1);
  add(after, -1);
  return new Map([...moves].filter(([, pieces]) => pieces !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}
