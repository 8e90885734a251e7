import { badField, conflict, notFound } from '@storefront/http/failure';
import type { PointsAccount } from '@storefront/shared/contract/entities/points';
import { adjustProblem } from '@storefront/shared/rules/customer-terms';
import { pointsBalance, pointsExpireAt, spendOldestFirst } from '@storefront/shared/rules/expiry';
import { recordAudit } from '../platform/db/audit';
import type { Database, Tx } from '../platform/db/database';
import { type Attempt, claimKey, storeAnswer } from '../platform/db/idempotency-keys';
import { newId } from '../platform/db/ids';
import { lockUser } from '../platform/db/lock-user';
import { clearedColumns } from '../platform/db/personal-columns';
import { inTransaction } from '../platform/db/transaction';
import { findUser } from '../users/user-queries';
import { selectLots } from './apply-redemption';
import { writeEntry } from './points-ledger';
import { readPoints } from './read-points';

interface Adjustment {
  /** The customer. */
  readonly id: string;
  /** Id of the member of staff. */
  readonly actor: string;
  /** Below 0: taken away. Never 0. */
  readonly points: number;
  /** For the customer. */
  readonly reason: string;
  /** The idempotency key: a repeat moves nothing. */
  readonly key: string | undefined;
}

/** Adds a lot of its own, which expires as earned points do (C20). */
async function give(tx: Tx, { id, points, reason }: Adjustment, now: number): Promise<void> {
  const lot = { id: newId(), user_id: id, order_id: newId(), points, remaining: points };
  await tx
    .insertInto('point_lots')
    .values({ ...lot, kind: 'adjustment', earned_at: now, expires_at: pointsExpireAt(now) })
    .execute();
  await writeEntry(tx, {
    user_id: id,
    lot_id: lot.id,
    order_id: lot.order_id,
    kind: 'adjust',
    delta: points,
    reason,
    effect_key: `adjust:${lot.order_id}`,
    created_at: now,
  });
}

/** Takes points from the lots with the earliest expiry, as a redemption does (P47). */
async function take(tx: Tx, { id, points, reason }: Adjustment, now: number): Promise<void> {
  const lots = await selectLots(tx, id);
  const problem = adjustProblem(points, pointsBalance(lots, now));
  if (problem !== null) throw badField('points', problem);
  const adjustment = newId();
  for (const share of spendOldestFirst(lots, -points, now).taken)
    await takeFromLot(tx, { userId: id, lotId: share.id, points: share.points, reason, adjustment }, now);
}

interface Taken {
  readonly userId: string;
  readonly lotId: string;
  /** Below 0 pays off a debt. */
  readonly points: number;
  readonly reason: string | null;
  readonly adjustment: string;
}

async function takeFromLot(
  tx: Tx,
  { userId, lotId, points, reason, adjustment }: Taken,
  now: number,
): Promise<void> {
  await writeEntry(tx, {
    user_id: userId,
    lot_id: lotId,
    order_id: adjustment,
    kind: 'adjust',
    delta: -points,
    reason,
    effect_key: `adjust:${adjustment}:${lotId}`,
    created_at: now,
  });
  await tx
    .updateTable('point_lots')
    .set((lot) => ({ remaining: lot('remaining', '-', points) }))
    .where('id', '=', lotId)
    .execute();
}

/**
 * Gives points to a customer or takes some away, with an entry of its own kind in the ledger (C301). The balance never
 * falls below 0.
 *
 * @returns the points afterwards
 * @throws Failure 400 if the customer has fewer points; 404; 409 for the own account, or if the key was used for another
 * adjustment
 */
export function adjustPoints(
  db: Database,
  now: () => number,
  adjustment: Adjustment,
): Promise<PointsAccount> {
  const { id, actor, points, reason, key } = adjustment;
  const attempt: Attempt | null =
    key === undefined ? null : { actor: `adjust ${actor}`, key, payload: [id, points, reason] };
  return inTransaction(db, async (tx) => {
    const at = now();
    if (attempt && (await claimKey<true>(tx, attempt, at))) return readPoints(tx, id, at, {});
    await lockUser(tx, id);
    const user = await findUser(tx, id);
    if (!user) throw notFound('Customer not found');
    if (user.role !== 'customer') throw conflict('This is an account of staff');
    await (points > 0 ? give : take)(tx, adjustment, at);
    await recordAudit(tx, { at, actor, action: 'user.adjust', subject: id, details: { points } });
    // The answer itself holds reasons, which go with the person (C303).
    if (attempt) await storeAnswer(tx, attempt, true);
    return readPoints(tx, id, at, {});
  });
}

/** Ends all points and debts of a person, and removes the words of earlier adjustments (C303). */
export async function voidPoints(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .updateTable('point_entries')
    .set(clearedColumns.point_entries())
    .where('user_id', '=', userId)
    .execute();
  const adjustment = newId();
  for (const { id, remaining, expiresAt } of await selectLots(tx, userId)) {
    if (remaining > 0 && expiresAt <= now) continue;
    await takeFromLot(tx, { userId, lotId: id, points: remaining, reason: null, adjustment }, now);
  }
}
