import { onCartUpdated } from '@storefront/shared/events';
import { personAtom, sessionPhaseAtom, whenSessionKnown } from '@storefront/shared/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { usePerson } from '../hooks/use-person';
import { callQuery } from '../query/call-query';
import { type CartActions, guestActions, memberActions } from './cart-actions';
import { belongsTo, fromServer, type Line } from './line';
import { refreshServerCart } from './server-cart';
import { useGuestCart } from './use-guest-cart';

/** A cart as a screen shows it. A member's comes from the server, a guest's from this browser (§4). */
export interface Cart {
  readonly lines: readonly Line[];
  /** How many entries of a guest's stored cart could not be read (P24). */
  readonly dropped: number;
  /** It is not known yet who is here, or the server has not answered yet. */
  readonly isPending: boolean;
  /** The last reading failed; `lines` may still hold the reading before it. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The cart of a table, or the normal one with `table` null. Follows every change, in this tab and in others. */
export function useCart(table: string | null): Cart {
  const person = usePerson();
  const isKnown = useAtomValue(sessionPhaseAtom) === 'known';
  const guestCart = useGuestCart(table);
  const { data, isPending, error, refetch } = useQuery({
    ...callQuery('getCart', {}),
    enabled: person !== null,
  });
  const memberLines = useMemo(
    () => (data ?? []).filter((line) => belongsTo(line, table)).map(fromServer),
    [data, table],
  );
  const retry = useCallback(() => void refetch(), [refetch]);
  if (!person) return { ...guestCart, isPending: !isKnown, error: null, retry };
  return { lines: memberLines, dropped: 0, isPending, error, retry };
}

/** What the badge shows: pieces of the active cart, not lines (C57). */
export function useCartCount(table: string | null): number {
  const { lines } = useCart(table);
  return lines.reduce((pieces, line) => pieces + (line.isUnavailable ? 0 : line.quantity), 0);
}

/**
 * The changes a person can make to a cart. While the page is still finding out who is here they wait for that, so
 * that nothing lands in the wrong cart.
 */
export function useCartActions(table: string | null): CartActions {
  const store = useStore();
  const queries = useQueryClient();
  return useMemo(() => {
    const actions = async () => {
      await whenSessionKnown(store);
      return store.get(personAtom) ? memberActions(table, queries) : guestActions(table);
    };
    return {
      add: async (line) => (await actions()).add(line),
      setQuantity: async (lineId, quantity) => (await actions()).setQuantity(lineId, quantity),
      remove: async (lineIds) => (await actions()).remove(lineIds),
    };
  }, [store, queries, table]);
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
    void refreshServerCart(queries);
  }, [queries, routeKey]);
  useEffect(() => onCartUpdated(() => void refreshServerCart(queries)), [queries]);
}
