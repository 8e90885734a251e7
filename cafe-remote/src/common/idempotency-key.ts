import { newKey } from '@storefront/shared/rules/new-key';
import { clearTab, readTab, writeTab } from './tab-storage';

/** An order that was sent, or is about to be, and has no final answer yet. */
export interface UnansweredOrder {
  /** Its idempotency key. */
  readonly key: string;
  /** The payload as JSON. */
  readonly payload: string;
}

const nameOf = (scope: string) => `attempt:${scope}`;

const isUnansweredOrder = (value: unknown): value is UnansweredOrder =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'payload' in value &&
  typeof value.payload === 'string';

/** The order of a scope that has no final answer yet; null if there is none. */
export function readUnansweredOrder(scope: string): UnansweredOrder | null {
  const value = readTab(nameOf(scope));
  return isUnansweredOrder(value) ? value : null;
}

/**
 * The idempotency key of an order (P1, P2). The same payload keeps its key over a reload and a lost answer; another
 * payload gets a new key.
 *
 * @param scope keeps orders apart, such as the checkout's and a table's.
 */
export function keyFor(scope: string, payload: unknown): string {
  const text = JSON.stringify(payload);
  const unanswered = readUnansweredOrder(scope);
  if (unanswered?.payload === text) return unanswered.key;
  const key = newKey();
  writeTab(nameOf(scope), { key, payload: text } satisfies UnansweredOrder);
  return key;
}

/** Takes over an order that another tab sent without an answer, unless this tab has one of its own. */
export function adoptUnansweredOrder(
  scope: string,
  { key, payload }: { key: string; payload: unknown },
): void {
  if (readUnansweredOrder(scope)) return;
  writeTab(nameOf(scope), { key, payload: JSON.stringify(payload) } satisfies UnansweredOrder);
}

/** The key of an unanswered order with another payload; null if there is none. */
export function otherUnansweredKey(scope: string, payload: unknown): string | null {
  const unanswered = readUnansweredOrder(scope);
  return unanswered && unanswered.payload !== JSON.stringify(payload) ? unanswered.key : null;
}

/** Forgets the unanswered order: the server has given its final answer, so the next order gets a new key. */
export const forgetUnansweredOrder = (scope: string): void => clearTab(nameOf(scope));
