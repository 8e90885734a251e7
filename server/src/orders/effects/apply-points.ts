import { settleRedemption } from '../../loyalty/apply-redemption';
import { creditPoints } from '../../loyalty/credit-points';
import { type Buyer, settleBonuses } from '../../loyalty/first-order-bonuses';
import type { Tx } from '../../platform/db/database';
import { lockUser } from '../../platform/db/lock-user';
import { changeConflict } from '../order-failure';
import { effectsOf, type Standing } from './standing';

async function holdBuyer(tx: Tx, id: string): Promise<Buyer> {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'referred_by as referredBy'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const people = row.referredBy === null ? [row.id] : [row.id, row.referredBy];
  for (const person of people.sort()) await lockUser(tx, person);
  return row;
}

async function settleEarnings(tx: Tx, { order }: Standing, isDue: boolean, now: number): Promise<void> {
  const { id, version, user_id } = order;
  if (user_id === null) return;
  for (const [kind, points] of [
    ['cafe', order.points_cafe],
    ['closet', order.points_closet],
  ] as const) {
    const credit = { userId: user_id, kind, orderId: id, points: isDue ? points : 0 };
    await creditPoints(tx, { ...credit, key: `${kind}:${id}:${version}` }, now);
  }
}

/**
 * Makes the ledger follow an order that has been stored: redeemed points spent or given back (P43), earned ones
 * credited while it is completed (C87, P42), and with them the bonuses of the first order (C18).
 *
 * @throws Failure 409 when points that were given back have been spent meanwhile
 */
export async function settlePoints(
  tx: Tx,
  before: Standing | null,
  after: Standing,
  now: number,
): Promise<void> {
  const { id, user_id, version, redeemed_points } = after.order;
  if (user_id === null) return;
  const effects = effectsOf(after);
  const credited = before !== null && effectsOf(before).creditsPoints;
  const creditsMove = credited || effects.creditsPoints;
  const buyer = creditsMove ? await holdBuyer(tx, user_id) : null;
  const points = effects.spendsPoints ? redeemed_points : 0;
  const missing = await settleRedemption(tx, { userId: user_id, orderId: id, version, points }, now);
  if (missing > 0) {
    const change = { kind: 'points', _id: null, name: 'Points', was: points, now: points - missing } as const;
    throw changeConflict('The points of this order have been spent meanwhile', [change]);
  }
  if (!buyer) return;
  await settleEarnings(tx, after, effects.creditsPoints, now);
  await settleBonuses(tx, buyer, { orderId: id, version }, now);
}
