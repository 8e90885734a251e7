import {
  largestRedeemable,
  POINT_VALUE_PAISA,
  REDEEM_MAX,
  REDEEM_STEP,
} from '@storefront/shared/rules/points';

/** What a balance is worth at the next order, and how far it is to more (§5, C13). */
export interface Reward {
  /** Whole steps that can be used now, and how many there are at most. */
  readonly steps: number;
  readonly allSteps: number;
  /** What they take off, in points; a point is a rupee (C14). */
  readonly points: number;
  /** Points to the next step; 0 once the most is reached. */
  readonly missing: number;
}

/** Redeeming goes in steps of 5 up to 150 for one order. */
export function rewardOf(balance: number): Reward {
  const totalPaisa = REDEEM_MAX * POINT_VALUE_PAISA;
  const points = largestRedeemable({ balance, totalPaisa });
  return {
    points,
    steps: points / REDEEM_STEP,
    allSteps: REDEEM_MAX / REDEEM_STEP,
    missing: points >= REDEEM_MAX ? 0 : points + REDEEM_STEP - Math.max(0, balance),
  };
}
