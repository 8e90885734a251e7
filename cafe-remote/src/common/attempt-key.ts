import { newKey } from '@storefront/shared/rules/new-key';
import { clearTab, readTab, writeTab } from './tab-storage';

/** An attempt to order that has no final answer yet. */
export interface Attempt {
  readonly key: string;
  /** JSON of what was sent. */
  readonly payload: string;
}

const nameOf = (scope: string) => `attempt:${scope}`;

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'payload' in value &&
  typeof value.payload === 'string';

function readAttempt(scope: string): Attempt | null {
  const value = readTab(nameOf(scope));
  return isAttempt(value) ? value : null;
}

/**
 * The idempotency key of this attempt to order (P1, P2): the same payload keeps its key over a reload and a lost
 * answer, another payload is another attempt.
 *
 * @param scope keeps attempts apart, such as the checkout's and a table's.
 */
export function keyFor(scope: string, payload: unknown): string {
  const text = JSON.stringify(payload);
  const known = readAttempt(scope);
  if (known?.payload === text) return known.key;
  const key = newKey();
  writeTab(nameOf(scope), { key, payload: text } satisfies Attempt);
  return key;
}

/** The key of an earlier attempt with another payload of which it is not known how it ended; null if there is none. */
export function openKey(scope: string, payload: unknown): string | null {
  const known = readAttempt(scope);
  return known && known.payload !== JSON.stringify(payload) ? known.key : null;
}

/** The attempt of which it is not known how it ended, with the payload as it was sent; null if there is none. */
export const openAttempt = (scope: string): Attempt | null => readAttempt(scope);

/** Ends the attempt: the server has given its final answer, so the next order is another one. */
export const endAttempt = (scope: string): void => clearTab(nameOf(scope));
