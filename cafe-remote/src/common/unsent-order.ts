import { serverNow } from '@storefront/shared/api';
import { ApiError } from '@storefront/shared/api/api-error';
import { placeTableOrder } from '@storefront/shared/api/orders';
import { rememberOrderInVisit } from '@storefront/shared/cart/order-in-visit';
import type { Input } from '@storefront/shared/contract/types';
import { addRound, toRound } from '@storefront/shared/rules/table-visit';
import { type CheckoutItem, optionTexts, readItems } from './checkout-item';
import { forgetUnansweredOrder } from './idempotency-key';

type TableOrder = Input<'placeTableOrder'>['body'];

/** A table order without an answer, stored in this browser until it can be sent (P2, P19). */
export interface UnsentOrder {
  /** Its idempotency key: sent again, from any tab, it stays one order. */
  readonly key: string;
  readonly payload: TableOrder;
  /** The items to take out of the cart once it is placed. */
  readonly items: readonly CheckoutItem[];
  /** When it was ordered, ms since the epoch. */
  readonly since: number;
}

/** How long an order is sent without asking, ms; later the guests may have left the table. */
const AUTO_SEND_MS = 15 * 60 * 1000;

const CHANGED = 'waitingOrderChanged';

const nameOf = (table: string) => `waitingTableOrder_${table}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parse(text: string): UnsentOrder | null {
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

/** The stored text, empty if no order waits. Equal texts mean the same order, so components can compare it. */
export function readWaitingText(table: string): string {
  try {
    return window.localStorage.getItem(nameOf(table)) ?? '';
  } catch {
    return '';
  }
}

/** The stored order of a table; null if there is none that can be read (P24). */
export const readWaiting = (table: string): UnsentOrder | null => parse(readWaitingText(table));

function write(table: string, change: (storage: Storage) => void): boolean {
  try {
    change(window.localStorage);
    window.dispatchEvent(new CustomEvent(CHANGED, { detail: table }));
    return true;
  } catch {
    return false;
  }
}

/** Stores an order until it can be sent. @returns false if the browser stores nothing. */
export const keepWaiting = (table: string, order: UnsentOrder): boolean =>
  write(table, (storage) => storage.setItem(nameOf(table), JSON.stringify(order)));

/** Deletes the stored order: it is placed, refused, or no longer wanted. */
export function forgetWaiting(table: string): void {
  write(table, (storage) => storage.removeItem(nameOf(table)));
}

/** True if it has waited too long to be sent without asking. */
export const isStale = ({ since }: UnsentOrder, now: number): boolean => now - since > AUTO_SEND_MS;

/** Calls `listener` when the stored order may have changed, in this tab or another. @returns the unsubscribe function. */
export function onWaitingChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/** Result of sending a stored order. */
export type Sent =
  | { readonly kind: 'placed'; readonly order: UnsentOrder }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** Still no answer, or nothing to send: it was sent already, or another tab is sending it. */
  | { readonly kind: 'waiting' };

/** True when a retry cannot help; a busy or restarting server may take the order later. */
const isFinal = ({ isAmbiguous, status }: ApiError) => !isAmbiguous && status !== 429 && status < 500;

async function send(table: string): Promise<Sent> {
  const order = readWaiting(table);
  if (!order) return { kind: 'waiting' };
  rememberOrderInVisit();
  try {
    const receipt = await placeTableOrder(order.payload, order.key);
    const now = serverNow();
    addRound(table, toRound(order.payload, receipt, order.key, now, optionTexts(order.items)), now);
  } catch (thrown) {
    const error = thrown instanceof ApiError ? thrown : new ApiError(0, String(thrown));
    if (!isFinal(error)) return { kind: 'waiting' };
    forgetWaiting(table);
    forgetUnansweredOrder(`table:${table}`);
    return { kind: 'refused', error };
  }
  forgetWaiting(table);
  forgetUnansweredOrder(`table:${table}`);
  return { kind: 'placed', order };
}

const lockOf = (table: string) => `table-order:${table}`;

/**
 * Does work while no tab sends the stored order of a table, so that a new order cannot overtake it (P19). A browser
 * without locks, as on plain http, does it at once.
 */
export const whileNotSending = <T>(table: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(lockOf(table), work) : work();

/**
 * Sends the stored order of a table with its own key, so that it is placed exactly once (P2). Does nothing while another
 * tab sends it, or an order is placed (P19); a browser without locks relies on the key alone.
 */
export async function sendWaiting(table: string): Promise<Sent> {
  if (!navigator.locks) return send(table);
  return navigator.locks.request(lockOf(table), { ifAvailable: true }, (lock) =>
    lock ? send(table) : { kind: 'waiting' },
  );
}
