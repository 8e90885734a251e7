import { ApiError } from '@storefront/shared/api/api-error';
import { getOrderByKey } from '@storefront/shared/api/orders';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import { endAttempt, keyFor, openKey } from './attempt-key';

/** How an attempt to order ended. */
export type Placement =
  | { readonly kind: 'placed'; readonly receipt: OrderReceipt | null }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** No answer, and nobody could be asked; the key stays for the next try. */
  | { readonly kind: 'unknown'; readonly error: ApiError }
  /** Nothing was sent: an order that had been tried before, with other contents, turned out to have gone through. */
  | { readonly kind: 'earlier-placed'; readonly receipt: OrderReceipt };

interface Placing<P> {
  /** Keeps attempts apart, such as the checkout's and a table's. */
  readonly scope: string;
  readonly payload: P;
  readonly place: (payload: P, key: string) => Promise<OrderReceipt | null>;
  /** Is told when an answer was lost and the asking begins. */
  readonly onChecking: () => void;
}

const asApiError = (error: unknown) => (error instanceof ApiError ? error : new ApiError(0, String(error)));

/** Refused for good. A lost session, a server that is busy or broken: the same order may go through in a moment (P23). */
const isFinal = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** The order of a key; null when none went through (C86). @throws ApiError when nobody answers. */
export async function askFor(key: string): Promise<OrderReceipt | null> {
  try {
    return await getOrderByKey(key);
  } catch (thrown) {
    const error = asApiError(thrown);
    if (error.status === 404) return null;
    throw error;
  }
}

/** "Not there" does not mean that it will not arrive yet: the key stays in use and makes the next try harmless. */
async function askAfter(key: string, lost: ApiError): Promise<Placement> {
  if (!readRuntimeConfig().ownServer) return { kind: 'unknown', error: lost };
  try {
    const receipt = await askFor(key);
    return receipt ? { kind: 'placed', receipt } : { kind: 'refused', error: lost };
  } catch {
    return { kind: 'unknown', error: lost };
  }
}

/** An earlier attempt whose end nobody knows is cleared up before another one is made (P2). */
async function clearUp({
  scope,
  payload,
  onChecking,
}: Omit<Placing<unknown>, 'place'>): Promise<Placement | null> {
  const key = openKey(scope, payload);
  if (key === null || !readRuntimeConfig().ownServer) return null;
  onChecking();
  try {
    const receipt = await askFor(key);
    endAttempt(scope);
    return receipt && { kind: 'earlier-placed', receipt };
  } catch (error) {
    return { kind: 'unknown', error: asApiError(error) };
  }
}

/**
 * Places an order exactly once (P1, P2): one key per payload, kept until a final answer; when the answer is lost,
 * the server is asked whether the order went through.
 */
export async function placeSafely<P>(placing: Placing<P>): Promise<Placement> {
  const { scope, payload, place, onChecking } = placing;
  const earlier = await clearUp(placing);
  if (earlier) return earlier;
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
    if (isFinal(error)) endAttempt(scope);
    return { kind: 'refused', error };
  }
}
