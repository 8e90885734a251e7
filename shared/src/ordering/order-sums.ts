import type { Paisa } from '../rules/money';
import { type EarnedPoints, type EarningLine, largestRedeemable, pointsEarned } from '../rules/points';
import { goodsTotal, orderTotal } from '../rules/totals';

/** All sums of an order. */
export interface Sums {
  readonly subtotalPaisa: Paisa;
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
}

const NO_POINTS: EarnedPoints = { cafe: 0, closet: 0, total: 0 };

/** The sums of an order (§9, C15, C87). */
export function orderSums({ lines, feePaisa, redeemedPoints, isMember }: Summands): Sums {
  const subtotalPaisa = goodsTotal(lines);
  return {
    subtotalPaisa,
    feePaisa,
    redeemedPoints,
    totalPaisa: orderTotal({ subtotal: subtotalPaisa, fee: feePaisa, redeemedPoints }),
    points: isMember ? pointsEarned({ lines, feePaisa, redeemedPoints }) : NO_POINTS,
  };
}

/** The sums of an order with new lines: the fee stays, points above the new total are given back (C12, C21, P8). */
export function editedSums(summands: Summands): Sums {
  const { lines, feePaisa, redeemedPoints: balance } = summands;
  const redeemedPoints = largestRedeemable({ balance, totalPaisa: goodsTotal(lines) + feePaisa });
  return orderSums({ ...summands, redeemedPoints });
}
