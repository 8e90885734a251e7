import type { CouponAmount } from './coupons';
import { discountsOf, happyDiscount } from './discounts';
import type { Paisa } from './money';

/** Earning: 2 points for every 100 rupees spent at the cafe (§9, C14). */
export const EARN_POINTS = 2;
/** Paisa spent for each EARN_POINTS. */
export const EARN_STEP_PAISA = 100_00;

/** Redeeming: a point takes one rupee off (§9, C14). */
export const POINT_VALUE_PAISA = 1_00;

/** Returns the points that a member can redeem now: without those that wait (C414). */
export const spendablePoints = ({
  points,
  pointsLocked = 0,
}: {
  readonly points: number;
  readonly pointsLocked?: number | undefined;
}): number => Math.max(0, points - pointsLocked);

export interface ClosetTier {
  readonly points: number;
  /** Lowest subtotal of the tier; the highest tier (`to` is null) starts above it. */
  readonly from: Paisa;
  readonly to: Paisa | null;
}

/** Points for a closet subtotal, highest tier first. 5,000 and 10,000 rupees reach a tier; 15,000 does not (§9, C17). */
export const CLOSET_TIERS: readonly ClosetTier[] = [
  { points: 150, from: 15_000_00, to: null },
  { points: 100, from: 10_000_00, to: 15_000_00 },
  { points: 50, from: 5_000_00, to: 10_000_00 },
];

/** Returns the points of a closet subtotal's tier, before fee and redeemed points (C17, C87). */
export const closetTierPoints = (subtotal: Paisa): number =>
  CLOSET_TIERS.find(({ from, to }) => (to === null ? subtotal > from : subtotal >= from))?.points ?? 0;

export interface EarningLine {
  readonly type: 'product' | 'closet';
  readonly pricePaisa: Paisa;
  readonly quantity: number;
  /** Percent off by a happy hour; absent or 0: none (C274). */
  readonly happyPercent?: number | undefined;
}

export interface EarningOrder {
  readonly lines: readonly EarningLine[];
  readonly feePaisa: Paisa;
  readonly redeemedPoints: number;
  /** What its coupon takes off; absent or null: it has none (C275). */
  readonly coupon?: CouponAmount | null | undefined;
}

export interface EarnedPoints {
  readonly cafe: number;
  readonly closet: number;
  readonly total: number;
}

const sumOf = (lines: readonly EarningLine[]): Paisa =>
  lines.reduce((sum, line) => sum + line.pricePaisa * line.quantity - happyDiscount(line), 0);

/** Returns amount × part / whole, rounded down, in big integers because the product outgrows a double; 0 of nothing. */
const shareOf = (amount: number, part: Paisa, whole: Paisa): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/** What the points of an order are computed from. */
export interface EarningBase {
  /** To pay: goods after offers, with the fee, after redeemed points. */
  readonly totalPaisa: Paisa;
  /** Dishes, and all goods, after happy hours: a coupon is on both in equal parts. */
  readonly cafePaisa: Paisa;
  readonly goodsPaisa: Paisa;
  /** Clothes after all offers. */
  readonly closetPaisa: Paisa;
}

/** Returns what the points of an order are computed from: what is paid for its goods (C87, C276). */
export function earningBase({ lines, feePaisa, redeemedPoints, coupon }: EarningOrder): EarningBase {
  const goodsPaisa = sumOf(lines);
  const cafePaisa = sumOf(lines.filter((line) => line.type === 'product'));
  const { restPaisa } = discountsOf(lines, coupon);
  return {
    totalPaisa: Math.max(0, restPaisa + feePaisa - redeemedPoints * POINT_VALUE_PAISA),
    cafePaisa,
    goodsPaisa,
    closetPaisa: shareOf(restPaisa, goodsPaisa - cafePaisa, goodsPaisa),
  };
}

/** floor(2 × total × cafe / goods / 100 rupees). All goods are free: the whole total counts for the cafe. */
const cafePoints = ({ totalPaisa, cafePaisa, goodsPaisa }: EarningBase): number =>
  goodsPaisa === 0
    ? Math.floor((EARN_POINTS * totalPaisa) / EARN_STEP_PAISA)
    : Number(
        (BigInt(EARN_POINTS * totalPaisa) * BigInt(cafePaisa)) /
          (BigInt(goodsPaisa) * BigInt(EARN_STEP_PAISA)),
      );

/**
 * Returns the points that an order earns (C15, C16, C87): the cafe's share of the total (goods after offers + fee −
 * redeemed) at 2 per 100 rupees, rounded down, and the tier of the closet's goods after offers (C276). Guests earn none;
 * the caller checks that.
 *
 * @throws RangeError when an amount is no whole number.
 */
export function pointsEarned(order: EarningOrder): EarnedPoints {
  const base = earningBase(order);
  const cafe = order.lines.some((line) => line.type === 'product') ? cafePoints(base) : 0;
  const closet = closetTierPoints(base.closetPaisa);
  return { cafe, closet, total: cafe + closet };
}

/** Returns the lines of a cart as an order without fee and redeemed points (C15, C87). */
export const orderOfLines = (lines: readonly EarningLine[]): EarningOrder => ({
  lines,
  feePaisa: 0,
  redeemedPoints: 0,
});

/** Returns the cart's preview: the same rule over the selected lines. */
export const cartPointsPreview = (lines: readonly EarningLine[]): EarnedPoints =>
  pointsEarned(orderOfLines(lines));

/** Points can be redeemed from 0 to 150 in steps of 5: 31 choices (§5). */
export const REDEEM_MAX = 150;
export const REDEEM_STEP = 5;

export interface RedeemLimits {
  /** The member's live balance in points; below 0 counts as 0. A guest's is 0. */
  readonly balance: number;
  /** Subtotal and fee before redeeming; redeemed points never exceed it (C12). */
  readonly totalPaisa: Paisa;
}

/** Returns whether these points may be redeemed: a multiple of 5, at most 150, balance and total (C12, C13). */
export const isRedeemable = (points: unknown, { balance, totalPaisa }: RedeemLimits): points is number =>
  typeof points === 'number' &&
  points >= 0 &&
  points <= REDEEM_MAX &&
  points % REDEEM_STEP === 0 &&
  (points === 0 || (points <= balance && points * POINT_VALUE_PAISA <= totalPaisa));

/** Returns the 31 choices and whether balance and total allow each; 0 is always allowed (§5, C12, C13). */
export const redeemOptions = (limits: RedeemLimits) =>
  Array.from({ length: REDEEM_MAX / REDEEM_STEP + 1 }, (_, index) => {
    const points = index * REDEEM_STEP;
    return { points, selectable: isRedeemable(points, limits) };
  });

/** Returns the most points that may be redeemed (C13: balance 52 → 50). */
export const largestRedeemable = (limits: RedeemLimits): number =>
  redeemOptions(limits).reduce((most, { points, selectable }) => (selectable ? points : most), 0);
