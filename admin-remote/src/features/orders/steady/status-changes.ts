import { serverNow } from '@storefront/shared/api';
import type { Order, OrderStatus } from '@storefront/shared/contract/entities/order';
import { atom } from 'jotai';

/** How long a change of status can be undone, ms. */
export const UNDO_MS = 10_000;

/** A change of status that this window made. */
export interface StatusChange {
  readonly from: OrderStatus;
  /** The order after the change, with its new version. */
  readonly order: Order;
  /** Until when it can be undone, ms. */
  readonly until: number;
}

/** The last change of each order, by order id. */
export const statusChangesAtom = atom<ReadonlyMap<string, StatusChange>>(new Map<string, StatusChange>());

/** Records a change, and removes those that can no longer be undone. */
export const addStatusChangeAtom = atom(null, (get, set, from: OrderStatus, order: Order) => {
  const now = serverNow();
  const recent = [...get(statusChangesAtom)].filter(([, { until }]) => until > now);
  set(statusChangesAtom, new Map([...recent, [order._id, { from, order, until: now + UNDO_MS }]]));
});

/** Id of the order whose next control takes the focus, because the one that had it leaves the page. */
export const focusOrderAtom = atom<string | null>(null);
