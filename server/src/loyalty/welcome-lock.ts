import { type PointLot, pointsBalance } from '@storefront/shared/rules/expiry';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database';

/** The lots of welcome points whose owner has neither proved the address nor has a completed order (C414). */
const IS_LOCKED = sql<boolean>`(kind = 'welcome-sign-up'
  and not exists (select 1 from users where users.id = point_lots.user_id and email_proved_at is not null)
  and not exists (select 1 from orders where orders.user_id = point_lots.user_id and status = 'completed'
    and deleted_at is null))`;

/** Returns the lots of a person that an order can redeem, and their debts; also expired ones. */
export const selectSpendableLots = (db: Reader, userId: string): Promise<PointLot[]> =>
  db
    .selectFrom('point_lots')
    .select(['id', 'remaining', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`remaining <> 0`)
    .where(sql<boolean>`not ${IS_LOCKED}`)
    .orderBy('id')
    .execute();

/** Returns the points that a person can redeem now. */
export const spendableBalance = async (db: Reader, userId: string, now: number): Promise<number> =>
  pointsBalance(await selectSpendableLots(db, userId), now);

/** Returns how many points of a person's balance wait for a proved address or a completed order. */
export async function lockedPoints(db: Reader, userId: string, now: number): Promise<number> {
  const { points } = await db
    .selectFrom('point_lots')
    .select(({ fn }) => fn.sum<number | null>('remaining').as('points'))
    .where('user_id', '=', userId)
    .where('remaining', '>', 0)
    .where('expires_at', '>', now)
    .where(IS_LOCKED)
    .executeTakeFirstOrThrow();
  return Number(points ?? 0);
}
