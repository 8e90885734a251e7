import type { PointLot } from '@storefront/shared/rules/expiry';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database';
import { lockUser } from '../platform/db/lock-user';
import { writeEntry } from './points-ledger';
import { type RedemptionLot, redeemShares, refundShares, type Share } from './redemption-shares';
import { selectSpendableLots } from './welcome-lock';

/** The points that an order is to spend. */
export interface Redemption {
  readonly userId: string;
  readonly orderId: string;
  /** Version of the order, so that each change has its own ledger keys. */
  readonly version: number;
  /** 0 refunds all of them. */
  readonly points: number;
}

/** Returns the lots that ever paid for an order, earliest expiry first. Refunds go to exactly these (P43). */
function selectRedemptionLots(db: Reader, orderId: string): Promise<RedemptionLot[]> {
  return db
    .selectFrom('point_entries')
    .innerJoin('point_lots', 'point_lots.id', 'point_entries.lot_id')
    .select(({ fn }) => [
      'point_lots.id as lotId',
      'point_lots.expires_at as expiresAt',
      sql<number>`-${fn.sum('point_entries.delta')}`.as('held'),
      sql<number>`-${fn.min('point_entries.delta')}`.as('most'),
    ])
    .where('point_entries.order_id', '=', orderId)
    .where('point_entries.kind', 'in', ['redeem', 'refund'])
    .groupBy(['point_lots.id', 'point_lots.expires_at'])
    .orderBy('point_lots.expires_at')
    .orderBy('point_lots.id')
    .execute();
}

/** Returns the lots of a person that hold points or a debt, also expired ones. */
export const selectLots = (tx: Tx, userId: string): Promise<PointLot[]> =>
  tx
    .selectFrom('point_lots')
    .select(['id', 'remaining', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`remaining <> 0`)
    .orderBy('id')
    .execute();

/** Writes shares to the ledger and to their lots. The caller has locked the owner's row. */
async function moveShares(
  tx: Tx,
  { userId, orderId, version }: Redemption,
  kind: 'redeem' | 'refund',
  shares: readonly Share[],
  now: number,
): Promise<void> {
  for (const { lotId, points } of shares) {
    const delta = kind === 'redeem' ? -points : points;
    const isWritten = await writeEntry(tx, {
      user_id: userId,
      lot_id: lotId,
      order_id: orderId,
      kind,
      delta,
      effect_key: `${kind}:${orderId}:${version}:${lotId}`,
      created_at: now,
    });
    if (!isWritten)
      throw new Error(`The ledger already has the ${kind} of order ${orderId}, version ${version}`);
    await tx
      .updateTable('point_lots')
      .set((lot) => ({ remaining: lot('remaining', '+', delta) }))
      .where('id', '=', lotId)
      .execute();
  }
}

/**
 * Makes an order spend this many points: redeems or refunds the difference to what it holds (C19, P40). Locks the
 * owner, so that two orders never spend the same points (P39).
 *
 * @returns how many points are missing in the balance; if not 0, nothing was changed
 */
export async function applyRedemption(tx: Tx, redemption: Redemption, now: number): Promise<number> {
  const { userId, orderId, points } = redemption;
  const used = await selectRedemptionLots(tx, orderId);
  const held = used.reduce((sum, lot) => sum + lot.held, 0);
  if (points === held) return 0;
  await lockUser(tx, userId);
  if (points < held) {
    await moveShares(tx, redemption, 'refund', refundShares(used, held - points), now);
    return 0;
  }
  const { shares, missing } = redeemShares(await selectSpendableLots(tx, userId), used, points - held, now);
  if (missing === 0) await moveShares(tx, redemption, 'redeem', shares, now);
  return missing;
}
