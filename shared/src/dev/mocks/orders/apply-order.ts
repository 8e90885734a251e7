import type { ClosetItem } from '../../../contract/entities/closet-item';
import type { Order } from '../../../contract/entities/order';
import type { OrderChange } from '../../../contract/envelope';
import { orderEffects, stockMoves, type TakenLine } from '../../../ordering/order-effects';
import { notEnoughPieces, pointsSpent } from '../../../ordering/order-refusal';
import { type Bonus, bonusesAtFirstCompletedOrder, type Person } from '../../../rules/bonuses';
import { failureOf } from '../support/mock-failure';
import type { MockPerson, MockWorld } from '../world';

/** An order; null before it is placed and after it is deleted. */
type State = Order | null;

const takenLines = (order: State): TakenLine[] =>
  order && orderEffects(order.status).takesStock
    ? order.item.map(({ type = 'product', productId, quantity }) => ({
        type,
        itemId: productId ?? '',
        quantity,
      }))
    : [];

/** Returns the closet items after a change of an order. @throws MockFailure 409 if the stock is too small */
function stockAfter({ closetItems }: MockWorld, before: State, after: State): ClosetItem[] {
  const moves = stockMoves(takenLines(before), takenLines(after));
  const shortages: OrderChange[] = [];
  const items = closetItems.map((item) => {
    const pieces = moves.get(item._id) ?? 0;
    const { _id, name, availableStock: now } = item;
    if (now + pieces < 0) shortages.push({ kind: 'stock', _id, name, was: -pieces, now });
    return pieces === 0 ? item : { ...item, availableStock: now + pieces };
  });
  const refusal = notEnoughPieces(shortages);
  if (refusal) throw failureOf(refusal);
  return items;
}

const spent = (order: State) =>
  order && orderEffects(order.status).spendsPoints ? (order.redeemedPoints ?? 0) : 0;
const earned = (order: State) =>
  order && orderEffects(order.status).creditsPoints ? (order.pointsEarned ?? 0) : 0;

function asPerson({ _id, email }: MockPerson, orders: readonly Order[]): Person {
  return { userId: _id, email, phone: orders.find((order) => order.user === _id && order.phone)?.phone };
}

/** Returns the bonuses of all people who have a completed order (C18). */
function bonusesDue(users: readonly MockPerson[], orders: readonly Order[]): readonly Bonus[] {
  const isBuyer = ({ _id }: MockPerson) =>
    orders.some((order) => order.user === _id && order.status === 'completed');
  return users.filter(isBuyer).flatMap((buyer) => {
    const referrer = users.find(({ _id }) => _id === buyer.referredBy);
    return bonusesAtFirstCompletedOrder({
      buyer: asPerson(buyer, orders),
      referrer: referrer ? asPerson(referrer, orders) : null,
      referralsThisMonth: 0,
    });
  });
}

const bonusOf = (bonuses: readonly Bonus[], userId: string) =>
  bonuses.reduce((sum, bonus) => sum + (bonus.userId === userId ? bonus.points : 0), 0);

function ordersAfter(orders: readonly Order[], before: State, after: State): Order[] {
  if (!before) return after ? [after, ...orders] : [...orders];
  return orders.flatMap((order) => (order === before ? (after ?? []) : order));
}

/**
 * Replaces an order and applies stock, points and bonuses. They depend on the final state alone, so no sequence of
 * changes earns or loses anything (C18, C19, C77, P44).
 *
 * @throws MockFailure 409 if stock or points do not suffice; then nothing changes
 */
export function applyOrder(world: MockWorld, before: State, after: State): void {
  const closetItems = stockAfter(world, before, after);
  const owner = (after ?? before)?.user;
  const newlySpent = spent(after) - spent(before);
  const balance = world.users.find(({ _id }) => _id === owner)?.points ?? 0;
  if (newlySpent > Math.max(0, balance)) throw failureOf(pointsSpent(spent(after), balance));
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
