import { discountsOf } from '@storefront/shared/rules/discounts';
import type { Paisa } from '@storefront/shared/rules/money';
import type { EarningLine } from '@storefront/shared/rules/points';
import { type LineAmount, subtotal } from '@storefront/shared/rules/totals';

/** What the ticked lines of a cart come to. Coupon, fee and points follow at the checkout (C276). */
export interface CartSums {
  /** Goods before happy hours; the server's own total of a line counts (§9, C23). */
  readonly goods: Paisa;
  /** What happy hours take off. */
  readonly happy: Paisa;
  readonly total: Paisa;
}

/** Returns the sums of a cart (§9, C274). */
export function cartSums(lines: readonly (EarningLine & LineAmount)[]): CartSums {
  const goods = subtotal(lines);
  const { happyPaisa: happy } = discountsOf(lines);
  return { goods, happy, total: goods - happy };
}
