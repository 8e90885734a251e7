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

/** The state of an order, as far as stock and points depend on it. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly isDeleted?: boolean;
  /** False while staff must still confirm that the order comes from its table (C51). */
  readonly tableConfirmed?: boolean | null | undefined;
}

/**
 * The effects of a state. Staff may set any status from any other; effects depend on the final state alone, so no
 * sequence of changes earns or loses anything (C19, C25, C77, P44). A table order without the table's code takes no
 * stock until staff confirm it or take it up: anyone can send one (C106, P18).
 */
export function orderEffects({ status, isDeleted = false, tableConfirmed }: OrderState): OrderEffects {
  const isActive = !isDeleted && status !== 'cancelled';
  const isTrusted = tableConfirmed !== false || status !== 'pending';
  return {
    takesStock: isActive && isTrusted,
    spendsPoints: isActive,
    creditsPoints: isActive && status === 'completed',
  };
}

/** A line whose pieces are out of the stock. */
export interface TakenLine {
  readonly type: 'product' | 'closet';
  readonly itemId: string;
  readonly quantity: number;
}

/** How the stock of one item changes. */
export interface StockMove {
  readonly type: TakenLine['type'];
  readonly itemId: string;
  /** Above 0 to put back, below 0 to take. */
  readonly pieces: number;
}

/**
 * How the stock changes when an order's lines change (C24, P15). The caller leaves out dishes that staff do not count
 * (C226).
 *
 * @returns closet items, then dishes, in order of id; items that do not move are left out
 */
export function stockMoves(before: readonly TakenLine[], after: readonly TakenLine[]): readonly StockMove[] {
  const moves = new Map<string, StockMove>();
  const add = (lines: readonly TakenLine[], sign: 1 | -1) => {
    for (const { type, itemId, quantity } of lines) {
      const key = `${type} ${itemId}`;
      moves.set(key, { type, itemId, pieces: (moves.get(key)?.pieces ?? 0) + sign * quantity });
    }
  };
  add(before, 1);
  add(after, -1);
  const sorted = [...moves].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, move]) => move);
  return sorted.filter(({ pieces }) => pieces !== 0);
}

/** Returns whether the lines of an order take from the count of a dish: those of orders placed since it began (C226). */
export const isCounted = (countBegan: number | null, placedAt: number): boolean =>
  countBegan !== null && placedAt >= countBegan;
