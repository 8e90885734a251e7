import { type Bonus, bonusesAtFirstCompletedOrder, type Person } from '@storefront/shared/rules/bonuses';
import { startOfShopMonth } from '@storefront/shared/rules/kathmandu';
import type { Reader, Tx } from '../platform/db/database';
import { findPerson, phonesOf } from '../users/one-person';
import { creditPoints } from './credit-points';

/** A customer, and the person whose referral code they used at sign-up. */
export interface Buyer {
  readonly id: string;
  readonly referredBy: string | null;
  /** The referrer deleted their account: the friend alone earns points (C303). */
  readonly isReferrerGone?: boolean;
}

/** The change of an order that may credit or reverse the bonuses. */
export interface Occasion {
  readonly orderId: string;
  readonly version: number;
}

type Granted = Pick<Bonus, 'kind' | 'userId' | 'points'>;

/** Returns what identifies a person: e-mail, and the phones of all orders, cancelled ones too, and addresses (P45). */
async function readPerson(db: Reader, id: string): Promise<Person> {
  const user = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return { userId: id, email: user.email, phones: await phonesOf(db, id) };
}

/** Returns whether one of these accounts has had the bonus of a first order. */
async function hadFirstOrderBonus(db: Reader, userIds: readonly string[]): Promise<boolean> {
  if (userIds.length === 0) return false;
  const lot = await db
    .selectFrom('point_lots')
    .select('id')
    .where('user_id', 'in', userIds)
    .where('kind', '=', 'welcome-first-order')
    .where('points', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return lot !== undefined;
}

/** Returns how many referrals were credited to a person since a time. */
async function countReferrals(db: Reader, referrerId: string, since: number): Promise<number> {
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

async function hasCompletedOrder(db: Reader, userId: string): Promise<boolean> {
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

/**
 * Returns the bonuses of the first completed order, for the buyer and their referrer (C18, P45). None for somebody who had
 * them with another account, also one that is deleted (C413).
 */
async function bonusesDue(tx: Tx, { id, referredBy }: Buyer, now: number): Promise<readonly Granted[]> {
  const buyer = await readPerson(tx, id);
  const { userIds } = await findPerson(tx, buyer);
  const others = userIds.filter((userId) => userId !== id);
  if (await hadFirstOrderBonus(tx, others)) return [];
  const isReferred = referredBy !== null && !others.includes(referredBy);
  return bonusesAtFirstCompletedOrder({
    buyer,
    referrer: isReferred ? await readPerson(tx, referredBy) : null,
    referralsThisMonth: isReferred ? await countReferrals(tx, referredBy, startOfShopMonth(now)) : 0,
  });
}

/** The same bonuses with 0 points, which reverses them. */
const bonusesReversed = ({ id, referredBy }: Buyer): readonly Granted[] => [
  { kind: 'welcome-first-order', userId: id, points: 0 },
  { kind: 'referral-friend', userId: id, points: 0 },
  ...(referredBy === null ? [] : [{ kind: 'referral-referrer' as const, userId: referredBy, points: 0 }]),
];

/**
 * Credits the bonuses of the first order while the buyer has a completed order, and reverses them when no order is
 * completed any more (C18, C19, P44). The caller has stored the order and locked the rows of buyer and referrer.
 */
export async function applyFirstOrderBonuses(tx: Tx, buyer: Buyer, at: Occasion, now: number): Promise<void> {
  const isDue = await hasCompletedOrder(tx, buyer.id);
  // A merged account brought its own bonus (C302).
  if (isDue === (await hadFirstOrderBonus(tx, [buyer.id]))) return;
  for (const { kind, userId, points } of isDue ? await bonusesDue(tx, buyer, now) : bonusesReversed(buyer)) {
    if (userId !== buyer.id && buyer.isReferrerGone) continue;
    const credit = {
      userId,
      kind,
      points,
      orderId: kind === 'referral-referrer' ? buyer.id : '',
      because: at.orderId,
      key: `${kind}:${buyer.id}:${at.orderId}:${at.version}`,
    };
    await creditPoints(tx, credit, now);
  }
}
