import type { OrderChange } from '@storefront/shared/contract/envelope';
import { toPaisa } from '@storefront/shared/rules/money';
import { REDEEM_STEP } from '@storefront/shared/rules/points';
import type { ShippingState } from '@storefront/shared/rules/shipping';
import type { CheckoutItem } from '../../common/checkout-item';

/** What the customer orders, as far as the shop may contradict it. */
export interface Wish {
  readonly items: readonly CheckoutItem[];
  readonly shipping: ShippingState;
  readonly points: number;
}

/** Spreads what is left of a product over the lines that want it, first come first served. */
function limitTo(items: readonly CheckoutItem[], productId: string | null, left: number): CheckoutItem[] {
  let rest = left;
  return items.flatMap((item) => {
    if (item.productId !== productId) return [item];
    const quantity = Math.min(item.quantity, rest);
    rest -= quantity;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

function applyChange(wish: Wish, { kind, _id, now }: OrderChange): Wish {
  const { items, shipping } = wish;
  switch (kind) {
    case 'price':
      return {
        ...wish,
        items: items.map((item) => (item.productId === _id && now !== null ? { ...item, price: now } : item)),
      };
    case 'gone':
      return { ...wish, items: items.filter((item) => item.productId !== _id) };
    case 'stock':
      return { ...wish, items: limitTo(items, _id, now ?? 0) };
    case 'fee':
      return shipping.place && now !== null
        ? { ...wish, shipping: { ...shipping, place: { ...shipping.place, ratePaisa: toPaisa(now) } } }
        : wish;
    case 'points':
      return { ...wish, points: Math.floor(Math.max(0, now ?? 0) / REDEEM_STEP) * REDEEM_STEP };
    case 'closed':
      return wish;
  }
}

/** The wish with everything that changed meanwhile taken over, once the customer agrees (C84, C85, P4). */
export const applyChanges = (wish: Wish, changes: readonly OrderChange[]): Wish =>
  changes.reduce(applyChange, wish);
