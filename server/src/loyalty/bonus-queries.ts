import type { Person } from '@storefront/shared/rules/bonuses';
import type { Reader } from '../platform/db/database';

/** What tells a person from others: the address, and the phone of the latest order (P45). */
export async function readPerson(db: Reader, id: string): Promise<Person> {
  const user = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  const order = await db
    .selectFrom('orders')
    .select('phone')
    .where('user_id', '=', id)
    .where('phone', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { userId: id, email: user.email, phone: order?.phone };
}

/** Referrals that a person was paid for since a moment. */
export async function countReferrals(db: Reader, referrerId: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('point_lots')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', referrerId)
    .where('kind', '=', 'referral-referrer')
    .where('points', '>', 0)
    .where('earned_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether any order of a person stands completed. */
export async function hasCompletedOrder(db: Reader, userId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'completed')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/** Whether the bonuses of the first order are credited now. */
export async function hasFirstOrderBonus(db: Reader, userId: string): Promise<boolean> {
  const lot = await db
    .selectFrom('point_lots')
    .select('points')
    .where('user_id', '=', userId)
    .where('kind', '=', 'welcome-first-order')
    .executeTakeFirst();
  return (lot?.points ?? 0) > 0;
}
