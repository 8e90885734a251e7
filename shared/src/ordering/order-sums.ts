import type { CouponAmount } from '../rules/coupons';
import { discountsOf, redeemableTotal } from '../rules/discounts';
import type { Paisa } from '../rules/money';
import { type EarnedPoints, type EarningLine, largestRedeemable, pointsEarned } from '../rules/points';
import { goodsTotal, orderTotal } from '../rules/totals';

/** All sums of an order. */
export interface Sums {
  /** Goods before offers. */
  readonly subtotalPaisa: Paisa;
  /** What happy hours take off (C274). */
  readonly happyPaisa: Paisa;
  /** What the coupon takes off (C275). */
  readonly couponPaisa: Paisa;
  readonly feePaisa: Paisa;
  readonly redeemedPoints: number;
  readonly totalPaisa: Paisa;
  readonly points: EarnedPoints;
}

export interface Summands {
  readonly lines: readonly EarningLine[];
  readonly feePaisa: Paisa;
  readonly redeemedPoints: number;
  /** Guests earn nothing (§6). */
  readonly isMember: boolean;
  /** Absent or null: the order has no coupon. */
  readonly coupon?: CouponAmount | null | undefined;
}

const NO_POINTS: EarnedPoints = { cafe: 0, closet: 0, total: 0 };

/** The sums of an order (§9, C15, C87, C276). */
export function orderSums({ lines, feePaisa, redeemedPoints, isMember, coupon }: Summands): Sums {
  const subtotalPaisa = goodsTotal(lines);
  const { happyPaisa, couponPaisa } = discountsOf(lines, coupon);
  const total = {
    subtotal: subtotalPaisa,
    discount: happyPaisa + couponPaisa,
    fee: feePaisa,
    redeemedPoints,
  };
  return {
    subtotalPaisa,
    happyPaisa,
    couponPaisa,
    feePaisa,
    redeemedPoints,
    totalPaisa: orderTotal(total),
    points: isMember ? pointsEarned({ lines, feePaisa, redeemedPoints, coupon }) : NO_POINTS,
  };
}

/**
 * The sums of an order with new lines: the fee stays, each line keeps its happy hour, the rule computes the coupon again from
 * what it was when it was ordered, points above the new total are given back (C12, C21, C278, P8).
 */
export function editedSums(summands: Summands): Sums {
  const { lines, coupon, feePaisa, redeemedPoints: balance } = summands;
  const totalPaisa = redeemableTotal(discountsOf(lines, coupon), feePaisa);
  return orderSums({ ...summands, redeemedPoints: largestRedeemable({ balance, totalPaisa }) });
}
