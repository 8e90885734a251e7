import { formatRupees, type Paisa } from '@storefront/shared/rules/money';
import { CLOSET_TIERS, type ClosetTier, cartPointsPreview } from '@storefront/shared/rules/points';

/** What one spends, and the points it brings. */
export interface PointRow {
  readonly spent: string;
  readonly points: number;
}

const CAFE_EXAMPLES: readonly Paisa[] = [100_00, 250_00, 500_00, 1_000_00];

const wholeRupees = (paisa: Paisa) => formatRupees(paisa).replace(/\.00$/, '');

/** What some bills at the cafe earn, by the rule that the checkout uses (C15). */
export const cafeRows = (): readonly PointRow[] =>
  CAFE_EXAMPLES.map((pricePaisa) => ({
    spent: wholeRupees(pricePaisa),
    points: cartPointsPreview([{ type: 'product', pricePaisa, quantity: 1 }]).total,
  }));

function spentIn({ from, to }: ClosetTier): string {
  if (to === null) return `Above ${wholeRupees(from)}`;
  return `${wholeRupees(from)} to ${wholeRupees(to).replace('Rs ', '')}`;
}

/** The tiers of the closet, lowest first, worded as in §9 (C17). */
export const closetRows = (): readonly PointRow[] =>
  [...CLOSET_TIERS].reverse().map((tier) => ({ spent: spentIn(tier), points: tier.points }));
