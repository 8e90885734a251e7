import { ApiError } from '@storefront/shared/api/api-error';
import { onCartUpdated } from '@storefront/shared/events';
import { personAtom, sessionPhaseAtom, whenSessionKnown } from '@storefront/shared/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { usePerson } from '../hooks/use-person';
import { callQuery } from '../query/call-query';
import { leftText } from '../rules/quantity';
import {
  addGuestLine,
  readGuestLines,
  readGuestText,
  removeGuestLines,
  setGuestQuantity,
} from './guest-storage';
import { belongsTo, fromServer, type Line, type NewLine, piecesOf, piecesSharing } from './line';
import { type CartChange, useMemberCartMutation } from './member-cart-mutation';
import { refreshServerCart, shownLines } from './server-cart';
import { readStoredCart } from './stored-line';

/** A cart as a screen shows it: a member's from the server, a guest's from this browser (§4). */
export interface Cart {
  readonly lines: readonly Line[];
  /** Number of entries in a guest's stored cart that could not be read (P24). */
  readonly dropped: number;
  /** True until the session is known and the server has answered. */
  readonly isPending: boolean;
  /** The last read failed; `lines` may still hold the previous answer. */
  readonly error: Error | null;
  readonly retry: () => void;
}

function subscribeToGuestCart(onChange: () => void): () => void {
  const stop = onCartUpdated(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    stop();
    window.removeEventListener('storage', onChange);
  };
}

const noGuestCart = () => '';

/** A guest's cart; follows changes in this tab (`cartUpdated`) and in other tabs (`storage`). Empty on a server. */
function useGuestCart(table: string | null) {
  const text = useSyncExternalStore(subscribeToGuestCart, () => readGuestText(table), noGuestCart);
  return useMemo(() => readStoredCart(text), [text]);
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

/** The number on the badge: pieces of the active cart, not lines (C57). */
export function useCartCount(table: string | null): number {
  const { lines } = useCart(table);
  return lines.reduce((pieces, line) => pieces + (line.isUnavailable ? 0 : line.quantity), 0);
}

/**
 * Result of a change of the cart; nothing rejects into a component (C83). `pieces`: of an added item in the cart now,
 * over all its lines; 0 while the cart is not known.
 */
export type Outcome =
  | { readonly ok: true; readonly pieces?: number }
  | { readonly ok: false; readonly error: ApiError };

/** The changes a person can make to a cart. Each fires `cartUpdated` when it is done (§4). */
export interface CartActions {
  readonly add: (line: NewLine) => Promise<Outcome>;
  readonly setQuantity: (lineId: string, quantity: number) => Promise<Outcome>;
  readonly remove: (lineIds: readonly string[]) => Promise<Outcome>;
  /** True while the server has not answered the last change made through this hook. A guest's is done at once. */
  readonly isPending: boolean;
}

/** Changes the cart in this browser; the storage fires `cartUpdated`. */
function changeGuestCart(change: CartChange, table: string | null): void {
  if (change.kind === 'add') addGuestLine(table, change.line);
  else if (change.kind === 'quantity') setGuestQuantity(table, change.lineId, change.quantity);
  else removeGuestLines(table, change.lineIds);
}

/** Returns an error where the cart would hold more pieces than are in stock, else null (C159, C258). */
function stockError(lines: readonly Line[], line: NewLine): ApiError | null {
  const { quantity, stock } = line;
  const inCart = piecesSharing(lines, line);
  if (stock === undefined || inCart + quantity <= stock) return null;
  return new ApiError(409, leftText(stock, inCart));
}

/**
 * The changes to the cart of a table, or to the normal one with `table` null. They wait until the session is known,
 * so that no line lands in the wrong cart.
 */
export function useCartActions(table: string | null): CartActions {
  const store = useStore();
  const { mutateAsync, isPending } = useMemberCartMutation(table);
  const queries = useQueryClient();
  const actions = useMemo(() => {
    const change = async (wanted: CartChange): Promise<Outcome> => {
      try {
        await whenSessionKnown(store);
        const isMember = store.get(personAtom) !== null;
        const readLines = () => (isMember ? shownLines(queries, table) : readGuestLines(table));
        const error = wanted.kind === 'add' && stockError(readLines(), wanted.line);
        if (error) return { ok: false, error };
        if (isMember) await mutateAsync(wanted);
        else changeGuestCart(wanted, table);
        if (wanted.kind !== 'add') return { ok: true };
        return { ok: true, pieces: piecesOf(readLines(), wanted.line.productId) };
      } catch (error) {
        console.error('cart', error);
        return { ok: false, error: error instanceof ApiError ? error : new ApiError(0, String(error)) };
      }
    };
    return {
      add: (line: NewLine) => change({ kind: 'add', line }),
      setQuantity: (lineId: string, quantity: number) => change({ kind: 'quantity', lineId, quantity }),
      remove: async ([first, ...others]: readonly string[]): Promise<Outcome> =>
        first === undefined ? { ok: true } : change({ kind: 'remove', lineIds: [first, ...others] }),
    };
  }, [mutateAsync, queries, store, table]);
  return { ...actions, isPending };
}

/**
 * Keeps the member's cart fresh: reads it again after every `cartUpdated` and when the route changes (§4 "Cart").
 * The shell mounts it once; a remote that runs alone mounts it itself.
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
