import { pointsExpireAt } from '@storefront/shared/rules/expiry';
import type { Tx } from '../db/database';
import { newId } from '../db/ids';
import type { PointLotsTable } from '../db/schema';

export interface Credit {
  readonly userId: string;
  readonly kind: PointLotsTable['kind'];
  readonly points: number;
  /** The order that earned them, or empty text. */
  readonly orderId: string;
  /** Same however often the credit is decided: the ledger takes it once (C19, P44). */
  readonly key: string;
}

/** Credits points as a lot of their own with its expiry (C20); false when the ledger holds this credit already. */
export async function creditPoints(tx: Tx, credit: Credit, now: number): Promise<boolean> {
  const { userId, kind, points, orderId, key } = credit;
  const lot = {
    id: newId(),
    user_id: userId,
    kind,
    order_id: orderId,
    points,
    remaining: points,
    earned_at: now,
    expires_at: pointsExpireAt(now),
  };
  const stored = await tx
    .insertInto('point_lots')
    .values(lot)
    .onConflict((conflict) => conflict.columns(['kind', 'user_id', 'order_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return false;
  await tx
    .insertInto('point_entries')
    .values({
      id: newId(),
      user_id: userId,
      lot_id: lot.id,
      order_id: orderId,
      kind: 'earn',
      delta: points,
      effect_key: key,
      created_at: now,
    })
    .execute();
  return true;
}
