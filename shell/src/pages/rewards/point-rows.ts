import { formatRupees, type Paisa } from '@storefront/shared/rules/money';
import { CLOSET_TIERS, type ClosetTier, cartPointsPreview } from '@storefront/shared/rules/points';

/** An amount and its points. */
export interface PointRow {
  readonly spent: string;
  readonly points: number;
}

const CAFE_EXAMPLES: readonly Paisa[] = [100_00, 250_00, 500_00, 1_000_00];

const wholeRupees = (paisa: Paisa) => formatRupees(paisa).replace(/\.00$/, '');

/** Returns examples of cafe bills and their points, by the checkout's rule (C15). */
export const cafeRows = (): readonly PointRow[] =>
  CAFE_EXAMPLES.map((pricePaisa) => ({
    spent: wholeRupees(pricePaisa),
    points: cartPointsPreview([{ type: 'product', pricePaisa, quantity: 1 }]).total,
  }));

function spentIn({ from, to }: ClosetTier): string {
  if (to === null) return `Above ${wholeRupees(from)}`;
  return `${wholeRupees(from)} to ${wholeRupees(to).replace('Rs ', '')}`;
}

/** Returns the tiers of the closet, lowest first, in the words of §9 (C17). */
export const closetRows = (): readonly PointRow[] =>
  [...CLOSET_TIERS].reverse().map((tier) => ({ spent: spentIn(tier), points: tier.points }));
