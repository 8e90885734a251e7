import type { Order } from '../../contract/entities/order';
import type { Bonus } from '../../rules/bonuses';
import { orderConflict } from '../support/mock-failure';
import type { MockWorld } from '../world';
import { bonusesDue } from './bonuses-due';
import { effectsOf, type Standing } from './standing';
import { stockAfter } from './stock-after';

const spent = (order: Standing) => (order && effectsOf(order).spendsPoints ? (order.redeemedPoints ?? 0) : 0);
const earned = (order: Standing) => (order && effectsOf(order).creditsPoints ? (order.pointsEarned ?? 0) : 0);

const bonusOf = (bonuses: readonly Bonus[], userId: string) =>
  bonuses.reduce((sum, bonus) => sum + (bonus.userId === userId ? bonus.points : 0), 0);

function ordersAfter(orders: readonly Order[], before: Standing, after: Standing): Order[] {
  if (!before) return after ? [after, ...orders] : [...orders];
  return orders.flatMap((order) => (order === before ? (after ?? []) : order));
}

/**
 * Puts an order in the place of what it was, and lets stock, points and bonuses follow: what holds is a function of
 * the final state, so no walk through the states wins or loses anything (C18, C19, C77, P44).
 *
 * @throws MockFailure 409 when stock or points no longer suffice; nothing has moved then
 */
export function commitOrder(world: MockWorld, before: Standing, after: Standing): void {
  const closetItems = stockAfter(world, before, after);
  const owner = (after ?? before)?.user;
  const newlySpent = spent(after) - spent(before);
  const balance = world.users.find(({ _id }) => _id === owner)?.points ?? 0;
  if (newlySpent > Math.max(0, balance)) {
    const change = { kind: 'points', _id: null, name: 'Points', was: spent(after), now: balance } as const;
    throw orderConflict('The points of this order have been spent meanwhile', [change]);
  }
  const orders = ordersAfter(world.orders, before, after);
  const had = bonusesDue(world.users, world.orders);
  const has = bonusesDue(world.users, orders);
  world.users = world.users.map((user) => {
    const own = user._id === owner ? earned(after) - earned(before) - newlySpent : 0;
    return { ...user, points: user.points + own + bonusOf(has, user._id) - bonusOf(had, user._id) };
  });
  world.closetItems = closetItems;
  world.orders = orders;
}
