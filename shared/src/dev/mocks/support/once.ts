import type { MockAttempt, MockPerson } from '../world';
import { MockFailure } from './mock-failure';

/** Returns the map key of an attempt: an idempotency key belongs to one person (C86). */
export const attemptKey = (person: MockPerson | null, key: string) => `${person?._id ?? 'guest'} ${key}`;

interface Attempt {
  readonly person: MockPerson | null;
  readonly key: string | undefined;
  readonly payload: unknown;
}

/**
 * Runs `act` at most once per key. The same key and payload return the first answer again (P1, P2, P21).
 *
 * @throws MockFailure 409 for the same key with another payload.
 */
export function once<T>(
  receipts: Map<string, MockAttempt<T>>,
  { person, key, payload }: Attempt,
  act: () => T,
): T {
  if (key === undefined) return act();
  const at = attemptKey(person, key);
  const text = JSON.stringify(payload);
  const earlier = receipts.get(at);
  if (!earlier) {
    const answer = act();
    receipts.set(at, { payload: text, answer });
    return answer;
  }
  if (earlier.payload !== text) throw new MockFailure(409, 'This key was used for something else');
  return earlier.answer;
}
