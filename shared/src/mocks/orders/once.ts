import type { OrderReceipt } from '../../contract/entities/order';
import { MockFailure } from '../support/mock-failure';
import type { MockPerson, MockWorld } from '../world';

/** Where the answer to a key is kept: keys of two people never meet (C86). */
export const attemptKey = (person: MockPerson | null, key: string) => `${person?._id ?? 'guest'} ${key}`;

/**
 * Places an order at most once per key: the same key and payload get the first answer again (P1, P2).
 *
 * @throws MockFailure 409 for the same key with another payload.
 */
export function once(
  world: MockWorld,
  person: MockPerson | null,
  key: string | undefined,
  payload: unknown,
  place: () => OrderReceipt,
): OrderReceipt {
  if (key === undefined) return place();
  const at = attemptKey(person, key);
  const text = JSON.stringify(payload);
  const earlier = world.attempts.get(at);
  if (!earlier) {
    const receipt = place();
    world.attempts.set(at, { payload: text, receipt });
    return receipt;
  }
  if (earlier.payload !== text) throw new MockFailure(409, 'This key was used for another order');
  return earlier.receipt;
}
