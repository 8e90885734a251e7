import { ApiError } from '@storefront/shared/api/api-error';
import { placeTableOrder } from '@storefront/shared/api/orders';
import { endAttempt } from '../attempt-key';
import { ifNobodyElse } from './in-turn';
import { forgetWaiting, readWaiting, type WaitingOrder } from './waiting-order';

/** What came of sending an order that waited. */
export type Sent =
  | { readonly kind: 'placed'; readonly order: WaitingOrder }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** Still no answer, or nothing to do: it was sent already, or another tab is sending it. */
  | { readonly kind: 'waiting' };

/** Once the server is reached, it may still be too busy, or be starting again: then the order goes on waiting. */
const isFinal = ({ isAmbiguous, status }: ApiError) => !isAmbiguous && status !== 429 && status < 500;

async function send(table: string): Promise<Sent> {
  const order = readWaiting(table);
  if (!order) return { kind: 'waiting' };
  try {
    await placeTableOrder(order.payload, order.key);
  } catch (thrown) {
    const error = thrown instanceof ApiError ? thrown : new ApiError(0, String(thrown));
    if (!isFinal(error)) return { kind: 'waiting' };
    forgetWaiting(table);
    endAttempt(`table:${table}`);
    return { kind: 'refused', error };
  }
  forgetWaiting(table);
  endAttempt(`table:${table}`);
  return { kind: 'placed', order };
}

/** Sends the order that waits at a table, with the key it always had: it is placed exactly once (P2, P19). */
export const sendWaiting = async (table: string): Promise<Sent> =>
  (await ifNobodyElse(`table-order:${table}`, () => send(table))) ?? { kind: 'waiting' };
