import type { Input } from '@storefront/shared/contract/types';
import type { CheckoutItem } from '../checkout-item';
import { readItems } from '../read-items';

type TableOrder = Input<'placeTableOrder'>['body'];

/** An order from a table that could not be sent yet, or of which nobody knows whether it arrived (P2, P19). */
export interface WaitingOrder {
  /** Its idempotency key: however often and from however many tabs it is sent, it is one order. */
  readonly key: string;
  readonly payload: TableOrder;
  /** What it takes out of the cart once it is placed. */
  readonly items: readonly CheckoutItem[];
  /** When it was ordered, ms since the epoch. */
  readonly since: number;
}

/** How long an order is sent by itself: whoever has left the table wants nothing brought to it. Ms. */
const WAITS_AT_MOST = 15 * 60 * 1000;

const CHANGED = 'waitingOrderChanged';

const nameOf = (table: string) => `waitingTableOrder_${table}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parse(text: string): WaitingOrder | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isRecord(value.payload)) return null;
    const { key, since, payload } = value;
    const items = readItems(value.items);
    if (typeof key !== 'string' || typeof since !== 'number' || items.length === 0) return null;
    return { key, since, items, payload: payload as TableOrder };
  } catch {
    return null;
  }
}

/** The stored text: equal texts mean the same order waiting, which spares renders. Empty where none does. */
export function readWaitingText(table: string): string {
  try {
    return window.localStorage.getItem(nameOf(table)) ?? '';
  } catch {
    return '';
  }
}

/** The order that waits to be sent from a table; null where there is none, or none that can be read (P24). */
export const readWaiting = (table: string): WaitingOrder | null => parse(readWaitingText(table));

function write(table: string, change: (storage: Storage) => void): boolean {
  try {
    change(window.localStorage);
    window.dispatchEvent(new CustomEvent(CHANGED, { detail: table }));
    return true;
  } catch {
    return false;
  }
}

/** Keeps an order until it can be sent. @returns false where this browser keeps nothing. */
export const keepWaiting = (table: string, order: WaitingOrder): boolean =>
  write(table, (storage) => storage.setItem(nameOf(table), JSON.stringify(order)));

/** Forgets it: it is placed, refused, or no longer wanted. */
export function forgetWaiting(table: string): void {
  write(table, (storage) => storage.removeItem(nameOf(table)));
}

/** Whether it has waited too long to be sent without asking. */
export const isStale = ({ since }: WaitingOrder, now: number): boolean => now - since > WAITS_AT_MOST;

/** Calls back when the waiting order may have changed, in this tab or another one. */
export function onWaitingChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
