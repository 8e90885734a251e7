import { pointsExpireAt } from '@storefront/shared/rules/expiry';
import type { Tx } from '../platform/db/database';
import { newId } from '../platform/db/ids';
import { lockRows } from '../platform/db/lock-rows';
import type { PointLotsTable } from '../platform/db/points-schema';
import { writeEntry } from './points-ledger';

export interface Credit {
  readonly userId: string;
  readonly kind: PointLotsTable['kind'];
  /** The points of the reason now; 0 reverses an earlier credit. */
  readonly points: number;
  /** Id of the order; for a referral, of the friend; empty for the welcome points. */
  readonly orderId: string;
  /** Id of the order whose change decided this, if any. */
  readonly because?: string;
  /** Key of this decision; the ledger stores it once (C19, P44). */
  readonly key: string;
}

type Lot = Pick<PointLotsTable, 'id' | 'points' | 'remaining'>;

const newLot = ({ userId, kind, orderId }: Credit, now: number): PointLotsTable => ({
  id: newId(),
  user_id: userId,
  kind,
  order_id: orderId,
  points: 0,
  remaining: 0,
  earned_at: now,
  expires_at: pointsExpireAt(now),
});

/** Returns the lot of a reason, new with 0 points; undefined if there is nothing to reverse. */
async function openLot(tx: Tx, credit: Credit, now: number): Promise<Lot | undefined> {
  if (credit.points > 0) {
    await tx
      .insertInto('point_lots')
      .values(newLot(credit, now))
      .onConflict((conflict) => conflict.columns(['kind', 'user_id', 'order_id']).doNothing())
      .execute();
  }
  return tx
    .selectFrom('point_lots')
    .select(['id', 'points', 'remaining'])
    .where('user_id', '=', credit.userId)
    .where('kind', '=', credit.kind)
    .where('order_id', '=', credit.orderId)
    .$call(lockRows(tx))
    .executeTakeFirst();
}

/**
 * Sets how many points one cause (an order, a referral) gives, in its own lot that expires five months later (C20). If reversed points
 * were already spent, the lot goes negative: a debt (P42). Returns false if nothing changed.
 */
export async function creditPoints(tx: Tx, credit: Credit, now: number): Promise<boolean> {
  const lot = await openLot(tx, credit, now);
  const delta = credit.points - (lot?.points ?? 0);
  if (!lot || delta === 0) return false;
  const written = await writeEntry(tx, {
    user_id: credit.userId,
    lot_id: lot.id,
    order_id: credit.because ?? credit.orderId,
    kind: delta > 0 ? 'earn' : 'reverse',
    delta,
    effect_key: credit.key,
    created_at: now,
  });
  if (!written) return false;
  await tx
    .updateTable('point_lots')
    .set({ points: credit.points, remaining: lot.remaining + delta })
    .$if(lot.points === 0, (query) => query.set({ earned_at: now, expires_at: pointsExpireAt(now) }))
    .where('id', '=', lot.id)
    .execute();
  return true;
}
