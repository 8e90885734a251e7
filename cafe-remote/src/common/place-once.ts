import { ApiError } from '@storefront/shared/api/api-error';
import { getOrderByKey } from '@storefront/shared/api/orders';
import { rememberOrderInVisit } from '@storefront/shared/cart/order-in-visit';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import type { OrderChange } from '@storefront/shared/contract/envelope';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { notify } from '@storefront/shared/toast';
import { forgetUnansweredOrder, keyFor, otherUnansweredKey } from './idempotency-key';

/** Result of placing an order. */
export type Placement =
  | { readonly kind: 'placed'; readonly receipt: OrderReceipt | null }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** No answer, and the server could not be asked; the key stays for the next try. */
  | { readonly kind: 'unknown'; readonly error: ApiError }
  /** Nothing was sent: an earlier order with another payload, whose answer was lost, had been placed. */
  | { readonly kind: 'earlier-placed'; readonly receipt: OrderReceipt };

interface OrderRequest<P> {
  /** Keeps orders apart, such as the checkout's and a table's. */
  readonly scope: string;
  readonly payload: P;
  readonly place: (payload: P, key: string) => Promise<OrderReceipt | null>;
  /** Called when an answer is lost and the server is asked about the order. */
  readonly onChecking: () => void;
}

/** Shown while the server is asked about a lost answer (P2). */
export const CHECKING = 'Checking whether your order went through…';

const asApiError = (error: unknown) => (error instanceof ApiError ? error : new ApiError(0, String(error)));

/** True when a retry cannot help. After a lost session, or from a busy or broken server, it may (P23). */
const isFinal = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** The order of a key; null when none was placed (C86). @throws ApiError when the server does not answer. */
export async function findOrder(key: string): Promise<OrderReceipt | null> {
  try {
    return await getOrderByKey(key);
  } catch (thrown) {
    const error = asApiError(thrown);
    if (error.status === 404) return null;
    throw error;
  }
}

/** Asks about a lost answer. "Not found" may still arrive: the key stays in use, so a retry is harmless. */
async function checkLost(key: string, lost: ApiError): Promise<Placement> {
  if (!readRuntimeConfig().ownServer) return { kind: 'unknown', error: lost };
  try {
    const receipt = await findOrder(key);
    return receipt ? { kind: 'placed', receipt } : { kind: 'refused', error: lost };
  } catch {
    return { kind: 'unknown', error: lost };
  }
}

/** Finds out how an earlier order with another payload ended, before a new one is sent (P2). Null: send it. */
async function checkEarlier({
  scope,
  payload,
  onChecking,
}: Omit<OrderRequest<unknown>, 'place'>): Promise<Placement | null> {
  const key = otherUnansweredKey(scope, payload);
  if (key === null || !readRuntimeConfig().ownServer) return null;
  onChecking();
  try {
    const receipt = await findOrder(key);
    forgetUnansweredOrder(scope);
    return receipt && { kind: 'earlier-placed', receipt };
  } catch (error) {
    return { kind: 'unknown', error: asApiError(error) };
  }
}

/**
 * Places an order exactly once (P1, P2): one key per payload, kept until the final answer; after a lost answer it asks
 * the server whether the order was placed. Never rejects.
 */
export async function placeOnce<P>(order: OrderRequest<P>): Promise<Placement> {
  const { scope, payload, place, onChecking } = order;
  rememberOrderInVisit();
  const earlier = await checkEarlier(order);
  if (earlier) return earlier;
  const key = keyFor(scope, payload);
  try {
    const receipt = await place(payload, key);
    forgetUnansweredOrder(scope);
    return { kind: 'placed', receipt };
  } catch (thrown) {
    const error = asApiError(thrown);
    if (error.isAmbiguous) {
      onChecking();
      const placement = await checkLost(key, error);
      if (placement.kind === 'placed') forgetUnansweredOrder(scope);
      return placement;
    }
    if (isFinal(error)) forgetUnansweredOrder(scope);
    return { kind: 'refused', error };
  }
}

/** Refuses goods that another tab took out of the guest's cart meanwhile; the server does so for members (C402). */
export const askAgain = (changes: readonly OrderChange[]): Extract<Placement, { kind: 'refused' }> => ({
  kind: 'refused',
  error: new ApiError(409, '', [], { changes: [...changes], totalAmount: null }),
});

/** Says that an order which seemed lost was placed, so that the customer does not order twice by mistake. */
export function reportEarlierPlaced({ totalAmount }: OrderReceipt): void {
  const sum = totalAmount === undefined ? '' : ` It comes to ${formatRupees(toPaisa(totalAmount))}.`;
  notify.info(`${sum} Order again only if you want this as well.`.trim(), {
    title: 'Your earlier order went through',
    duration: 15_000,
  });
}
