import type { PointLot } from '@storefront/shared/rules/expiry';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import { lockUser } from '../platform/db/lock-user';
import { movePoints, type PaidOrder } from './move-points';
import { selectRedemptionLots } from './redemption-lots';
import { redeemShares, refundShares } from './redemption-shares';

export interface Redemption extends PaidOrder {
  /** How many points the order shall be paid with; 0 gives all of them back. */
  readonly points: number;
}

const selectLots = (tx: Tx, userId: string): Promise<PointLot[]> =>
  tx
    .selectFrom('point_lots')
    .select(['id', 'remaining', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`remaining <> 0`)
    .orderBy('id')
    .execute();

/**
 * Makes an order be paid with so many points, by taking or giving back the difference (C19, P40). One person's orders
 * take turns here, so that no two of them spend the same points (P39).
 *
 * @returns how many points the balance lacks; unless it is 0, nothing has moved.
 */
export async function settleRedemption(tx: Tx, redemption: Redemption, now: number): Promise<number> {
  const { userId, orderId, points } = redemption;
  const used = await selectRedemptionLots(tx, orderId);
  const held = used.reduce((sum, lot) => sum + lot.held, 0);
  if (points === held) return 0;
  await lockUser(tx, userId);
  if (points < held) {
    await movePoints(tx, redemption, 'refund', refundShares(used, held - points), now);
    return 0;
  }
  const { shares, missing } = redeemShares(await selectLots(tx, userId), used, points - held, now);
  if (missing === 0) await movePoints(tx, redemption, 'redeem', shares, now);
  return missing;
}
