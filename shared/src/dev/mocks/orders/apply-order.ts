import type { ClosetItem } from '../../../contract/entities/closet-item';
import type { Order } from '../../../contract/entities/order';
import type { Product } from '../../../contract/entities/product';
import type { OrderChange } from '../../../contract/envelope';
import { isCounted, orderEffects, stockMoves, type TakenLine } from '../../../ordering/order-effects';
import { notEnoughPieces, pointsSpent } from '../../../ordering/order-refusal';
import { type Bonus, bonusesAtFirstCompletedOrder, type Person } from '../../../rules/bonuses';
import { failureOf } from '../support/mock-failure';
import type { MockPerson, MockWorld } from '../world';

/** An order; null before it is placed and after it is deleted. */
type State = Order | null;

const takenLines = (order: State): TakenLine[] =>
  order && orderEffects(order).takesStock
    ? order.item.map(({ type = 'product', productId, quantity }) => ({
        type,
        itemId: productId ?? '',
        quantity,
      }))
    : [];

/**
 * Returns the closet items, and the dishes that staff count (C226), after a change of an order.
 *
 * @throws MockFailure 409 if the stock is too small
 */
function stockAfter(
  { closetItems, products, countsBegan }: MockWorld,
  before: State,
  after: State,
): { readonly closetItems: ClosetItem[]; readonly products: Product[] } {
  const moves = stockMoves(takenLines(before), takenLines(after));
  const placedAt = Date.parse((after ?? before)?.createdAt ?? '');
  const shortages: OrderChange[] = [];
  const moved = ({ _id, name }: ClosetItem | Product, type: TakenLine['type'], now: number) => {
    const pieces = moves.find((move) => move.type === type && move.itemId === _id)?.pieces ?? 0;
    if (now + pieces < 0) shortages.push({ kind: 'stock', _id, name, was: -pieces, now });
    return now + pieces;
  };
  const stock = {
    closetItems: closetItems.map((item) => {
      const availableStock = moved(item, 'closet', item.availableStock);
      return availableStock === item.availableStock ? item : { ...item, availableStock };
    }),
    products: products.map((product) => {
      const { _id, piecesLeft: now } = product;
      if (now === undefined || !isCounted(countsBegan.get(_id) ?? null, placedAt)) return product;
      const piecesLeft = moved(product, 'product', now);
      return piecesLeft === now ? product : { ...product, piecesLeft, soldOut: piecesLeft === 0 };
    }),
  };
  const refusal = notEnoughPieces(shortages);
  if (refusal) throw failureOf(refusal);
  return stock;
}

const spent = (order: State) => (order && orderEffects(order).spendsPoints ? (order.redeemedPoints ?? 0) : 0);
const earned = (order: State) => (order && orderEffects(order).creditsPoints ? (order.pointsEarned ?? 0) : 0);

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
  const stock = stockAfter(world, before, after);
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
  world.closetItems = stock.closetItems;
  world.products = stock.products;
  world.orders = orders;
}
