import type { NewLine } from '@storefront/shared/cart/line';

/** Something on its way through the checkout. `lineId` names the cart line it came from; Buy Now has none. */
export interface CheckoutItem extends NewLine {
  readonly lineId: string | null;
}
