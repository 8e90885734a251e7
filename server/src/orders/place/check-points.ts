import type { OrderChange } from '@storefront/shared/contract/envelope';
import type { Paisa } from '@storefront/shared/rules/money';
import { isRedeemable, largestRedeemable } from '@storefront/shared/rules/points';
import { pointBalance } from '../../loyalty/point-balances';
import type { Tx } from '../../platform/db/database';
import { lockUser } from '../../platform/db/lock-user';
import type { Placing } from './placing';

export interface PointsCheck {
  /** The most of the wanted points that can be redeemed. */
  readonly possible: number;
  readonly changes: readonly OrderChange[];
  /** Whether the balance would pay, but the order costs less. */
  readonly exceedsTotal: boolean;
}

const FINE = { changes: [], exceedsTotal: false };

/**
 * Compares the points to redeem with the live balance and with what the order costs without them (C12, C13, P8).
 * Holds the person, so that the balance stays what it is until the commit (P39).
 */
export async function checkPoints(
  tx: Tx,
  { userId, points }: Pick<Placing, 'userId' | 'points'>,
  grossPaisa: Paisa,
  now: number,
): Promise<PointsCheck> {
  if (userId === null || points === 0) return { ...FINE, possible: 0 };
  await lockUser(tx, userId);
  const balance = Math.min(points, await pointBalance(tx, userId, now));
  if (isRedeemable(points, { balance, totalPaisa: grossPaisa })) return { ...FINE, possible: points };
  const possible = largestRedeemable({ balance, totalPaisa: grossPaisa });
  const changes: OrderChange[] = [{ kind: 'points', _id: null, name: 'Points', was: points, now: possible }];
  return { possible, changes, exceedsTotal: balance === points };
}
