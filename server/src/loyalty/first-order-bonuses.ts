import { type Bonus, bonusesAtFirstCompletedOrder } from '@storefront/shared/rules/bonuses';
import { startOfShopMonth } from '@storefront/shared/rules/kathmandu';
import type { Tx } from '../platform/db/database';
import { countReferrals, hasCompletedOrder, hasFirstOrderBonus, readPerson } from './bonus-queries';
import { creditPoints } from './credit-points';

/** Who bought, and whose code brought them here. */
export interface Buyer {
  readonly id: string;
  readonly referredBy: string | null;
}

/** The change of an order at which bonuses fall due, or no longer. */
export interface Occasion {
  readonly orderId: string;
  readonly version: number;
}

type Granted = Pick<Bonus, 'kind' | 'userId' | 'points'>;

/** What the first completed order brings, to the buyer and to who referred them (C18, P45). */
async function bonusesDue(tx: Tx, { id, referredBy }: Buyer, now: number): Promise<readonly Granted[]> {
  return bonusesAtFirstCompletedOrder({
    buyer: await readPerson(tx, id),
    referrer: referredBy === null ? null : await readPerson(tx, referredBy),
    referralsThisMonth: referredBy === null ? 0 : await countReferrals(tx, referredBy, startOfShopMonth(now)),
  });
}

/** The same bonuses worth nothing. */
const bonusesTakenBack = ({ id, referredBy }: Buyer): readonly Granted[] => [
  { kind: 'welcome-first-order', userId: id, points: 0 },
  { kind: 'referral-friend', userId: id, points: 0 },
  ...(referredBy === null ? [] : [{ kind: 'referral-referrer' as const, userId: referredBy, points: 0 }]),
];

/**
 * Makes the bonuses of the first order stand as long as the buyer has a completed order, and go when the last one is
 * completed no more (C18, C19, P44). Whoever calls has stored the order and holds the rows of buyer and referrer.
 */
export async function settleBonuses(tx: Tx, buyer: Buyer, at: Occasion, now: number): Promise<void> {
  const isDue = await hasCompletedOrder(tx, buyer.id);
  if (isDue === (await hasFirstOrderBonus(tx, buyer.id))) return;
  for (const { kind, userId, points } of isDue ? await bonusesDue(tx, buyer, now) : bonusesTakenBack(buyer)) {
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
