import type { NewLine } from '@storefront/shared/cart/line';

/** Something on its way through the checkout. */
export interface CheckoutItem extends NewLine {
  /** The cart line it came from; Buy Now has none. */
  readonly lineId: string | null;
  /** The server's own sum of that line, if it gave one (§9). */
  readonly total?: number | undefined;
}
