import { newKey } from '@storefront/shared/rules/new-key';
import { clearTab, readTab, writeTab } from './tab-storage';

/** An order that was sent, or is about to be, and has no final answer yet. */
export interface OpenOrder {
  /** Its idempotency key. */
  readonly key: string;
  /** The payload as JSON. */
  readonly payload: string;
}

const nameOf = (scope: string) => `attempt:${scope}`;

const isOpenOrder = (value: unknown): value is OpenOrder =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'payload' in value &&
  typeof value.payload === 'string';

/** The order of a scope that has no final answer yet; null if there is none. */
export function readOpenOrder(scope: string): OpenOrder | null {
  const value = readTab(nameOf(scope));
  return isOpenOrder(value) ? value : null;
}

/**
 * The idempotency key of an order (P1, P2). The same payload keeps its key over a reload and a lost answer; another
 * payload gets a new key.
 *
 * @param scope keeps orders apart, such as the checkout's and a table's.
 */
export function keyFor(scope: string, payload: unknown): string {
  const text = JSON.stringify(payload);
  const open = readOpenOrder(scope);
  if (open?.payload === text) return open.key;
  const key = newKey();
  writeTab(nameOf(scope), { key, payload: text } satisfies OpenOrder);
  return key;
}

/** The key of an open order with another payload; null if there is none. */
export function otherOpenKey(scope: string, payload: unknown): string | null {
  const open = readOpenOrder(scope);
  return open && open.payload !== JSON.stringify(payload) ? open.key : null;
}

/** Forgets the open order: the server has given its final answer, so the next order gets a new key. */
export const closeOrder = (scope: string): void => clearTab(nameOf(scope));
