import type { ClosetChoice } from '../rules/closet-choice';
import type { OrderStatus } from '../rules/orders';
import { type Cell, cellKey, cellOfLine, type StockCell } from '../rules/stock-cells';

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
export interface EffectState {
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
export function orderEffects({ status, isDeleted = false, tableConfirmed }: EffectState): OrderEffects {
  const isActive = !isDeleted && status !== 'cancelled';
  const isTrusted = tableConfirmed !== false || status !== 'pending';
  return {
    takesStock: isActive && isTrusted,
    spendsPoints: isActive,
    creditsPoints: isActive && status === 'completed',
  };
}

/** A line whose pieces are out of the stock. */
export interface TakenLine extends ClosetChoice {
  readonly type: 'product' | 'closet';
  readonly itemId: string;
  readonly quantity: number;
}

/** How the stock of one item, or of one size and colour of it, changes. */
export interface StockMove {
  readonly type: TakenLine['type'];
  readonly itemId: string;
  /** Null where the stock of the item is one number. */
  readonly cell: Cell | null;
  /** Above 0 to put back, below 0 to take. */
  readonly pieces: number;
}

/** Item id → its cells; an item whose stock is one number is not in it (C273). */
export type CellsByItem = ReadonlyMap<string, readonly StockCell[]>;

/**
 * How the stock changes when an order's lines change (C24, P15). The caller leaves out dishes that staff do not count
 * (C226). Both sides use the cells of now: what an order took before staff counted by cells goes back to its cell.
 *
 * @returns closet items, then dishes, in order of id, each cell by cell; what does not move is left out
 */
export function stockMoves(
  before: readonly TakenLine[],
  after: readonly TakenLine[],
  cells: CellsByItem = new Map(),
): readonly StockMove[] {
  const moves = new Map<string, StockMove>();
  const add = (lines: readonly TakenLine[], sign: 1 | -1) => {
    for (const { type, itemId, quantity, ...choice } of lines) {
      const grid = type === 'closet' ? cells.get(itemId) : undefined;
      const taken = grid && cellOfLine(grid, choice);
      const cell = taken ? { size: taken.size, color: taken.color } : null;
      const key = `${type} ${itemId} ${cell ? cellKey(cell) : ''}`;
      moves.set(key, { type, itemId, cell, pieces: (moves.get(key)?.pieces ?? 0) + sign * quantity });
    }
  };
  add(before, 1);
  add(after, -1);
  const sorted = [...moves].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, move]) => move);
  return sorted.filter(({ pieces }) => pieces !== 0);
}

/** Why an order moves stock, for the history of the stock (C259). */
export function stockMoveKind(before: EffectState | null, after: EffectState): 'order' | 'cancel' | 'change' {
  const [took, takes] = [before !== null && orderEffects(before).takesStock, orderEffects(after).takesStock];
  if (took === takes) return 'change';
  return takes ? 'order' : 'cancel';
}

/** Returns whether the lines of an order take from the count of a dish: those of orders placed since it began (C226). */
export const isCounted = (countBegan: number | null, placedAt: number): boolean =>
  countBegan !== null && placedAt >= countBegan;
