import { discountsOf } from './discounts';
import { formatRupees, type Paisa } from './money';
import {
  CLOSET_TIERS,
  closetTierPoints,
  EARN_POINTS,
  EARN_STEP_PAISA,
  type EarningOrder,
  earningBase,
  pointsEarned,
} from './points';

/** A part of the points of an order, with the rule that gives it (C272). */
export interface PointsReason {
  readonly points: number;
  readonly text: string;
}

const rate = `${EARN_POINTS} points for every ${formatRupees(EARN_STEP_PAISA)}`;

const hasOffer = ({ lines, coupon }: EarningOrder): boolean => {
  const { goodsPaisa, restPaisa } = discountsOf(lines, coupon);
  return restPaisa < goodsPaisa;
};

/** Which amount counts for the cafe: what is paid, or with clothes in the order the share of the dishes in it. */
function cafeText(order: EarningOrder): string {
  const { cafePaisa, goodsPaisa, totalPaisa } = earningBase(order);
  const { feePaisa, redeemedPoints } = order;
  const parts = [
    feePaisa > 0 ? 'with delivery' : '',
    hasOffer(order) ? 'after offers' : '',
    redeemedPoints > 0 ? 'after your points' : '',
    'rounded down',
  ].filter(Boolean);
  const paid = `${formatRupees(totalPaisa)} to pay`;
  const share =
    goodsPaisa > cafePaisa ? `the part of the dishes, ${formatRupees(cafePaisa)}, in ${paid}` : paid;
  return `Cafe: ${rate} of ${share}, ${parts.join(', ')}`;
}

function closetText(goods: Paisa): string {
  const tier = CLOSET_TIERS.find(({ points }) => points === closetTierPoints(goods));
  const clothes = `Closet: clothes for ${formatRupees(goods)}`;
  if (tier) return `${clothes}, ${tier.to === null ? 'above' : 'from'} ${formatRupees(tier.from)}`;
  const first = CLOSET_TIERS.at(-1);
  return first ? `${clothes}; points begin at ${formatRupees(first.from)}` : clothes;
}

/** Returns why an order earns its points: one part for the cafe, one for the closet. Their sum is `pointsEarned`. */
export function explainPoints(order: EarningOrder): readonly PointsReason[] {
  const { cafe, closet } = pointsEarned(order);
  const has = (type: 'product' | 'closet') => order.lines.some((line) => line.type === type);
  return [
    ...(has('product') ? [{ points: cafe, text: cafeText(order) }] : []),
    ...(has('closet') ? [{ points: closet, text: closetText(earningBase(order).closetPaisa) }] : []),
  ];
}
