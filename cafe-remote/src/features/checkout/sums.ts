import { type Paisa, toRupees } from '@storefront/shared/rules/money';
import { type EarnedPoints, largestRedeemable, pointsEarned } from '@storefront/shared/rules/points';
import { deliveryFee } from '@storefront/shared/rules/shipping';
import { orderTotal, subtotal } from '@storefront/shared/rules/totals';
import { toPriced } from '../../common/priced';
import type { Wish } from './apply-changes';

/** Every amount on the slip, in paisa, and the points. */
export interface Sums {
  readonly subtotal: Paisa;
  readonly fee: Paisa;
  readonly redeemedPoints: number;
  readonly total: Paisa;
  readonly totalRupees: number;
  readonly earned: EarnedPoints;
}

/** What a checkout comes to (§9). Points beyond balance or total are left out, so it is never below 0 (C12). */
export function sumUp({ items, shipping, points }: Wish, balance: number): Sums {
  const lines = items.map(toPriced);
  const goods = subtotal(lines);
  const fee = deliveryFee(shipping);
  const redeemedPoints = Math.min(points, largestRedeemable({ balance, totalPaisa: goods + fee }));
  const total = orderTotal({ subtotal: goods, fee, redeemedPoints });
  const earned = pointsEarned({ lines, feePaisa: fee, redeemedPoints });
  return { subtotal: goods, fee, redeemedPoints, total, totalRupees: toRupees(total), earned };
}
