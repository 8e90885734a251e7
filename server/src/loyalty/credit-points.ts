import { pointsExpireAt } from '@storefront/shared/rules/expiry';
import type { Tx } from '../platform/db/database';
import { newId } from '../platform/db/ids';
import { lockRows } from '../platform/db/lock-rows';
import type { PointLotsTable } from '../platform/db/schema';
import { writeEntry } from './points-ledger';

export interface Credit {
  readonly userId: string;
  readonly kind: PointLotsTable['kind'];
  /** What the reason is worth now; 0 takes back what was credited for it before. */
  readonly points: number;
  /** What earned them: the order, for a referral the friend, empty text for the welcome. */
  readonly orderId: string;
  /** The order at whose change this is decided, where there is one. */
  readonly because?: string;
  /** Names this decision; the ledger takes it once, however often it comes (C19, P44). */
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

/** The lot of a reason, worth nothing yet when it is new; undefined when there is nothing to take back. */
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
 * Makes one reason worth so many points, as a lot of its own that expires five months after it was credited (C20).
 * What was spent of points that are taken back stays as a debt (P42). False when nothing had to change.
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
