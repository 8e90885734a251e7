import { ApiError } from '@storefront/shared/api/api-error';
import { getOrderByKey } from '@storefront/shared/api/orders';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import { endAttempt, keyFor } from './attempt-key';

/** How an attempt to order ended. `unknown`: no answer, and nobody could be asked; the key stays for the next try. */
export type Placement =
  | { readonly kind: 'placed'; readonly receipt: OrderReceipt | null }
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'unknown'; readonly error: ApiError };

const asApiError = (error: unknown) => (error instanceof ApiError ? error : new ApiError(0, String(error)));

/**
 * Asks whether the order of a key went through after its answer was lost (P2, C86). "Not there" does not mean that
 * it will not arrive yet, so the key stays in use and makes the next try harmless.
 */
async function askAfter(key: string, lost: ApiError): Promise<Placement> {
  if (!readRuntimeConfig().ownServer) return { kind: 'unknown', error: lost };
  try {
    return { kind: 'placed', receipt: await getOrderByKey(key) };
  } catch (error) {
    return { kind: asApiError(error).status === 404 ? 'refused' : 'unknown', error: lost };
  }
}

/**
 * Places an order exactly once (P1, P2): one key per payload, kept until a final answer; when the answer is lost,
 * the server is asked whether the order went through. A lost session is no final answer (P23).
 *
 * @param onChecking is told when the answer was lost and the asking begins.
 */
export async function placeSafely<P>(
  scope: string,
  payload: P,
  place: (payload: P, key: string) => Promise<OrderReceipt | null>,
  onChecking: () => void,
): Promise<Placement> {
  const key = keyFor(scope, payload);
  try {
    const receipt = await place(payload, key);
    endAttempt(scope);
    return { kind: 'placed', receipt };
  } catch (thrown) {
    const error = asApiError(thrown);
    if (error.isAmbiguous) {
      onChecking();
      const placement = await askAfter(key, error);
      if (placement.kind === 'placed') endAttempt(scope);
      return placement;
    }
    if (error.status !== 401) endAttempt(scope);
    return { kind: 'refused', error };
  }
}
