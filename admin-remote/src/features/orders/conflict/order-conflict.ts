import type { Order } from '@storefront/shared/contract/entities/order';
import { atom } from 'jotai';
import { staleSave } from '../../../common/conflict/use-edit-conflict';

/** A change of status, step or promised time, as far as a conflict needs it. */
export interface WantedChange {
  /** The order as this window shows it. */
  readonly order: Order;
  /** What staff pressed: `Start`. */
  readonly words: string;
  /** What the press also meant: `ready at 6:33 PM`. */
  readonly note?: string | undefined;
  /** Makes the change in the stored order. */
  readonly make: (stored: Order) => Promise<Order>;
  /** Returns whether the stored order is already as staff want it. Then nothing is to be decided. */
  readonly isDone?: (stored: Order) => boolean;
  /** Called after it was made in the stored order. */
  readonly onDone?: (stored: Order, after: Order) => void;
}

/** A change that was not stored, because somebody else changed the order first (C232). */
export interface OrderConflict extends WantedChange {
  readonly changedBy: string;
  /** ISO time; null if the server does not know it. */
  readonly changedAt: string | null;
  readonly stored: Order;
}

/** The conflict that staff must decide; null for none. */
export const orderConflictAtom = atom<OrderConflict | null>(null);

/**
 * Returns the conflict of a refused change; null for any other error, if the answer does not carry the order, and if both
 * people wanted the same.
 */
export function conflictOf(error: unknown, wanted: WantedChange): OrderConflict | null {
  const stale = staleSave(error);
  if (!stale) return null;
  const { changedBy, changedAt, current } = stale;
  const stored = current as Order;
  return wanted.isDone?.(stored) ? null : { ...wanted, changedBy, changedAt, stored };
}
