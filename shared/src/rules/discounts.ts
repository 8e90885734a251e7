import type { CouponAmount } from './coupons';
import type { Paisa } from './money';

/** A line, as far as its discount depends on it. */
export interface DiscountedLine {
  /** Of one piece, with its options. */
  readonly pricePaisa: Paisa;
  readonly quantity: number;
  /** Percent off by a happy hour; absent or 0: none (C274). */
  readonly happyPercent?: number | undefined;
}

/** What is taken off the goods of an order. */
export interface Discounts {
  readonly happyPaisa: Paisa;
  readonly couponPaisa: Paisa;
  /** Goods before and after both. */
  readonly goodsPaisa: Paisa;
  readonly restPaisa: Paisa;
}

/** Returns price times quantity. */
const goodsOf = ({ pricePaisa, quantity }: DiscountedLine): Paisa => pricePaisa * quantity;

/** Returns what a happy hour takes off a line: the percent of the whole line, rounded down to a paisa (C274). */
export const happyDiscount = (line: DiscountedLine): Paisa =>
  Math.floor((goodsOf(line) * (line.happyPercent ?? 0)) / 100);

/** Returns what a coupon takes off goods: its percent, rounded down, or its amount, never more than the goods (C275). */
export const couponDiscount = (coupon: CouponAmount | null | undefined, goodsPaisa: Paisa): Paisa =>
  coupon
    ? Math.min(goodsPaisa, coupon.amountPaisa ?? Math.floor((goodsPaisa * (coupon.percent ?? 0)) / 100))
    : 0;

/**
 * The one rule of how offers combine (C276): happy hours line by line, then one coupon on what is left. Points and the
 * delivery fee come after them and are computed from `restPaisa`.
 */
export function discountsOf(
  lines: readonly DiscountedLine[],
  coupon?: CouponAmount | null | undefined,
): Discounts {
  const goodsPaisa = lines.reduce((sum, line) => sum + goodsOf(line), 0);
  const happyPaisa = lines.reduce((sum, line) => sum + happyDiscount(line), 0);
  const couponPaisa = couponDiscount(coupon, goodsPaisa - happyPaisa);
  return { goodsPaisa, happyPaisa, couponPaisa, restPaisa: goodsPaisa - happyPaisa - couponPaisa };
}

/**
 * Returns the amount that redeemed points may not exceed (C276): goods and fee, as always (C12); with an offer the goods
 * after it, so that points never pay for what was given away.
 */
export const redeemableTotal = ({ goodsPaisa, restPaisa }: Discounts, feePaisa: Paisa): Paisa =>
  restPaisa < goodsPaisa ? restPaisa : goodsPaisa + feePaisa;
