import { useCart, useCartActions } from '@storefront/shared/cart';
import { messages } from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import { useEffect, useRef } from 'react';
import type { CheckoutItem } from './checkout-item';
import { settleCart } from './settle-cart';

/** Takes what was ordered out of the cart once the order is placed (§4, C22); says so if that fails. */
export function useSettleCart(table: string | null) {
  const { lines } = useCart(table);
  const { remove, setQuantity } = useCartActions(table);
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);

  return async (items: readonly CheckoutItem[]): Promise<void> => {
    const { removed, reduced } = settleCart(items, latest.current);
    const changes = reduced.map(({ lineId, quantity }) => setQuantity(lineId, quantity));
    if (removed.length > 0) changes.push(remove(removed));
    const outcomes = await Promise.all(changes);
    if (outcomes.some(({ ok }) => !ok)) notify.error(messages.cart.removeFromCartFailed);
  };
}
