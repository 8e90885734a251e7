import {
  largestRedeemable,
  POINT_VALUE_PAISA,
  REDEEM_MAX,
  REDEEM_STEP,
} from '@storefront/shared/rules/points';

/** The value of a balance for the next order, and the points to the next step (§5, C13). */
export interface Reward {
  /** Whole steps that can be redeemed now, and their maximum. */
  readonly steps: number;
  readonly allSteps: number;
  /** Points of these steps; a point is worth a rupee (C14). */
  readonly points: number;
  /** Points to the next step; 0 at the maximum. */
  readonly missing: number;
}

/** Returns the reward of a balance: steps of 5, at most 150 per order. */
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
