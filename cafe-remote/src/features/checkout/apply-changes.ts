import type { OrderChange } from '@storefront/shared/contract/envelope';
import { toPaisa } from '@storefront/shared/rules/money';
import { REDEEM_STEP } from '@storefront/shared/rules/points';
import type { ShippingState } from '@storefront/shared/rules/shipping';
import { applyItemChanges } from '../../common/apply-item-changes';
import type { CheckoutItem } from '../../common/checkout-item';

/** What the customer orders, as far as the shop may contradict it. */
export interface Wish {
  readonly items: readonly CheckoutItem[];
  readonly shipping: ShippingState;
  readonly points: number;
}

function withFee(shipping: ShippingState, rate: number | null): ShippingState {
  if (!shipping.place || rate === null) return shipping;
  const place = { ...shipping.place, ratePaisa: toPaisa(rate) };
  return { ...shipping, place, previousPlace: place };
}

function applyChange(wish: Wish, { kind, now }: OrderChange): Wish {
  if (kind === 'fee') return { ...wish, shipping: withFee(wish.shipping, now) };
  if (kind === 'points')
    return { ...wish, points: Math.floor(Math.max(0, now ?? 0) / REDEEM_STEP) * REDEEM_STEP };
  return wish;
}

/** The wish with everything that changed meanwhile taken over, once the customer agrees (C84, C85, P4). */
export const applyChanges = (wish: Wish, changes: readonly OrderChange[]): Wish =>
  changes.reduce(applyChange, { ...wish, items: applyItemChanges(wish.items, changes) });
