import { ApiError } from '@storefront/shared/api/api-error';
import { addToCart, deleteCartLines, updateCartLine } from '@storefront/shared/api/cart';
import { emitCartUpdated, onCartUpdated } from '@storefront/shared/events';
import { personAtom } from '@storefront/shared/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { callKey, callQuery } from '../query/call-query';
import { addGuestLine, removeGuestLines, setGuestQuantity } from './guest-storage';
import { belongsTo, fromServer, type Line, type NewLine } from './line';
import { useGuestLines } from './use-guest-lines';

/** A cart as a screen shows it. A member's comes from the server, a guest's from this browser (§4). */
export interface Cart {
  readonly lines: readonly Line[];
  readonly isPending: boolean;
  /** The last reading failed; `lines` may still hold the reading before it. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Whether a change of the cart was accepted; nothing rejects into a component (C83). */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: ApiError };

/** The cart of a table, or the normal one with `table` null. Follows every change, in this tab and in others. */
export function useCart(table: string | null): Cart {
  const person = useAtomValue(personAtom);
  const guestLines = useGuestLines(table);
  const { data, isPending, error, refetch } = useQuery({
    ...callQuery('getCart', {}),
    enabled: person !== null,
  });
  const memberLines = useMemo(
    () => (data ?? []).filter((line) => belongsTo(line, table)).map(fromServer),
    [data, table],
  );
  const retry = useCallback(() => void refetch(), [refetch]);
  if (!person) return { lines: guestLines, isPending: false, error: null, retry };
  return { lines: memberLines, isPending, error, retry };
}

/** What the badge shows: pieces of the active cart, not lines (C57). */
export function useCartCount(table: string | null): number {
  const { lines } = useCart(table);
  return lines.reduce((pieces, line) => pieces + (line.isUnavailable ? 0 : line.quantity), 0);
}

export interface CartActions {
  readonly add: (line: NewLine) => Promise<Outcome>;
  readonly setQuantity: (lineId: string, quantity: number) => Promise<Outcome>;
  readonly remove: (lineIds: readonly string[]) => Promise<Outcome>;
}

async function attempt(change: () => unknown): Promise<Outcome> {
  try {
    await change();
    return { ok: true };
  } catch (error) {
    console.error('cart', error);
    return { ok: false, error: error instanceof ApiError ? error : new ApiError(0, String(error)) };
  }
}

const hasIds = (ids: readonly string[]): ids is readonly [string, ...string[]] => ids.length > 0;

/** Puts one line into the signed-in person's cart on the server, table lines marked as such (C48). */
export const addToServerCart = (line: NewLine, table: string | null) =>
  addToCart(line.productId, {
    quantity: line.quantity,
    type: line.type,
    selectedColor: line.selectedColor,
    selectedSize: line.selectedSize,
    requests: line.requests,
    isTableOrder: table !== null,
    tableNumber: table,
  });

/** The changes a person can make to a cart. Each fires `cartUpdated` once it is done. */
export function useCartActions(table: string | null): CartActions {
  const isMember = useAtomValue(personAtom) !== null;
  return useMemo(() => {
    if (!isMember) {
      return {
        add: (line) => attempt(() => addGuestLine(table, line)),
        setQuantity: (lineId, quantity) => attempt(() => setGuestQuantity(table, lineId, quantity)),
        remove: (lineIds) => attempt(() => removeGuestLines(table, lineIds)),
      };
    }
    const onServer = (change: () => Promise<unknown>) =>
      attempt(async () => {
        await change();
        emitCartUpdated({ table });
      });
    return {
      add: (line) => onServer(() => addToServerCart(line, table)),
      setQuantity: (lineId, quantity) => onServer(() => updateCartLine(lineId, quantity)),
      remove: (lineIds) => onServer(() => (hasIds(lineIds) ? deleteCartLines(lineIds) : Promise.resolve())),
    };
  }, [isMember, table]);
}

/**
 * Keeps the member's cart fresh: reads it again when any part of the page changed it and when the route changes
 * (§4 "Cart"). The host mounts it once; a remote that runs alone mounts it itself.
 *
 * @param routeKey changes with every navigation.
 */
export function useCartRefresh(routeKey: string): void {
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new route is the reason to read again
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: callKey('getCart', {}) });
  }, [queries, routeKey]);
  useEffect(
    () => onCartUpdated(() => void queries.invalidateQueries({ queryKey: callKey('getCart', {}) })),
    [queries],
  );
}
