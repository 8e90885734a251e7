import type { Paisa } from '@storefront/shared/rules/money';
import { type EarnedPoints, type EarningLine, pointsEarned } from '@storefront/shared/rules/points';
import { goodsTotal, orderTotal } from '@storefront/shared/rules/totals';

/** Everything that is computed about an order's money. */
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

/** The sums of an order by the shared rules (§9, C15, C87). */
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
