import { useCart, useCartActions } from '@storefront/shared/cart';
import { identityOf, type Line } from '@storefront/shared/cart/line';
import * as messages from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import { useEffect, useRef } from 'react';
import type { CheckoutItem } from './checkout-item';

/** Changes of a cart after an order. */
export interface CartChanges {
  readonly removed: readonly string[];
  /** Lines that hold more than was ordered, with the quantity that stays. */
  readonly reduced: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** A login during the checkout gives the guest's line another id; then product and choices identify it. */
const isSameLine = (line: Line, item: CheckoutItem) => identityOf(line, null) === identityOf(item, null);

/** The line of a cart that an item came from; undefined if it is gone. */
export const lineOf = (lines: readonly Line[], item: CheckoutItem) =>
  lines.find(({ lineId }) => lineId === item.lineId) ?? lines.find((line) => isSameLine(line, item));

/**
 * Items that name their lines of the member's cart, so that the server takes them out of it, and refuses those that another
 * device has ordered (C402).
 */
export const withCartLines = (
  items: readonly CheckoutItem[],
  lines: readonly Line[],
): readonly CheckoutItem[] =>
  items.map((item) =>
    item.lineId === null ? item : { ...item, cartLine: lineOf(lines, item)?.lineId ?? item.lineId },
  );

/** The changes that take the ordered items, and nothing else, out of a cart. Buy Now items are in none (C22). */
export function changesAfterOrder(items: readonly CheckoutItem[], lines: readonly Line[]): CartChanges {
  const removed: string[] = [];
  const reduced: { lineId: string; quantity: number }[] = [];
  for (const item of items) {
    if (item.lineId === null) continue;
    const line = lineOf(lines, item);
    const left = (line?.quantity ?? 0) - item.quantity;
    if (line && left > 0) reduced.push({ lineId: line.lineId, quantity: left });
    else removed.push(line?.lineId ?? item.lineId);
  }
  return { removed, reduced };
}

/** Returns a function that takes ordered items out of the cart (§4, C22) and shows a message if that fails. */
export function useRemoveOrderedLines(table: string | null) {
  const { lines } = useCart(table);
  const { remove, setQuantity } = useCartActions(table);
  const latestLines = useRef(lines);
  useEffect(() => {
    latestLines.current = lines;
  }, [lines]);

  return async (items: readonly CheckoutItem[]): Promise<void> => {
    const { removed, reduced } = changesAfterOrder(items, latestLines.current);
    const changes = reduced.map(({ lineId, quantity }) => setQuantity(lineId, quantity));
    if (removed.length > 0) changes.push(remove(removed));
    const outcomes = await Promise.all(changes);
    if (outcomes.some(({ ok }) => !ok)) notify.error(messages.cart.removeFromCartFailed);
  };
}
