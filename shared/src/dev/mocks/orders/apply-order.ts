import type { ClosetItem } from '../../../contract/entities/closet-item';
import type { Order } from '../../../contract/entities/order';
import type { Product } from '../../../contract/entities/product';
import type { OrderChange } from '../../../contract/envelope';
import {
  type CellsByItem,
  isCounted,
  orderEffects,
  type StockMove,
  stockMoveKind,
  stockMoves,
  type TakenLine,
} from '../../../ordering/order-effects';
import { notEnoughPieces, pointsSpent, stockShortage } from '../../../ordering/order-refusal';
import { type Bonus, bonusesAtFirstCompletedOrder, type Person } from '../../../rules/bonuses';
import { type Cell, cellKey, NOT_SORTED, stockOfCells } from '../../../rules/stock-cells';
import { checkCouponAgain } from '../support/coupon-facts';
import { failureOf } from '../support/mock-failure';
import { countedOf, recordStock, withStock } from '../support/mock-stock';
import type { MockPerson, MockWorld } from '../world';
import { recordCash } from './record-cash';

/** An order; null before it is placed and after it is deleted. */
type State = Order | null;

const takenLines = (order: State): TakenLine[] =>
  order && orderEffects(order).takesStock
    ? order.item.map(({ type = 'product', productId, quantity, selectedSize, selectedColor }) => ({
        type,
        itemId: productId ?? '',
        quantity,
        selectedSize,
        selectedColor,
      }))
    : [];

const cellsByItem = (items: readonly ClosetItem[]): CellsByItem =>
  new Map(items.flatMap((item) => (item.cells ? [[item._id, countedOf(item).cells ?? []] as const] : [])));

/** Returns an item after the moves of it. Adds what is missing to `shortages`. */
function movedItem(item: ClosetItem, moves: readonly StockMove[], shortages: OrderChange[]): ClosetItem {
  const own = moves.filter(({ type, itemId }) => type === 'closet' && itemId === item._id);
  if (own.length === 0) return item;
  const before = countedOf(item);
  let { stock, cells } = before;
  for (const { cell, pieces } of own) {
    const isOf = (one: Cell) => cell !== null && cellKey(one) === cellKey(cell);
    const now = cell && cells ? (cells.find(isOf)?.stock ?? 0) : stock;
    if (now + pieces < 0)
      shortages.push(stockShortage({ itemId: item._id, name: item.name, cell }, -pieces, now));
    cells = cells?.map((one) => (isOf(one) ? { ...one, stock: one.stock + pieces } : one)) ?? null;
    stock = cells ? stockOfCells(cells) : stock + pieces;
  }
  return withStock(item, { stock, cells });
}

/**
 * Returns the closet items, and the dishes that staff count (C226), after a change of an order.
 *
 * @throws MockFailure 409 if the stock is too small
 */
function stockAfter(
  { closetItems, products, countsBegan }: MockWorld,
  before: State,
  after: State,
): {
  readonly closetItems: ClosetItem[];
  readonly products: Product[];
  readonly moves: readonly StockMove[];
} {
  const moves = stockMoves(takenLines(before), takenLines(after), cellsByItem(closetItems));
  const placedAt = Date.parse((after ?? before)?.createdAt ?? '');
  const shortages: OrderChange[] = [];
  const stock = {
    closetItems: closetItems.map((item) => movedItem(item, moves, shortages)),
    products: products.map((product) => {
      const { _id, name, piecesLeft: now } = product;
      if (now === undefined || !isCounted(countsBegan.get(_id) ?? null, placedAt)) return product;
      const pieces = moves.find(({ type, itemId }) => type === 'product' && itemId === _id)?.pieces ?? 0;
      const piecesLeft = now + pieces;
      if (piecesLeft < 0) shortages.push(stockShortage({ itemId: _id, name, cell: null }, -pieces, now));
      return pieces === 0 ? product : { ...product, piecesLeft, soldOut: piecesLeft === 0 };
    }),
    moves,
  };
  const refusal = notEnoughPieces(shortages);
  if (refusal) throw failureOf(refusal);
  return stock;
}

/** Writes what an order moved into the history of each item's stock (C259). */
function recordMoves(
  world: MockWorld,
  moves: readonly StockMove[],
  before: State,
  after: State,
  by: string | null,
) {
  const order = after ?? before;
  if (!order) return;
  const kind = stockMoveKind(before, { ...order, isDeleted: after === null });
  for (const item of world.closetItems) {
    const own = moves.filter(({ type, itemId }) => type === 'closet' && itemId === item._id);
    const steps = own.map(({ cell, pieces }) => ({ ...(cell ?? NOT_SORTED), pieces }));
    recordStock(world, item, steps, { kind, by, orderCode: order.code ?? null });
  }
}

const spent = (order: State) => (order && orderEffects(order).spendsPoints ? (order.redeemedPoints ?? 0) : 0);
const earned = (order: State) => (order && orderEffects(order).creditsPoints ? (order.pointsEarned ?? 0) : 0);

function asPerson({ _id, email }: MockPerson, orders: readonly Order[]): Person {
  return { userId: _id, email, phones: orders.flatMap(({ user, phone }) => (user === _id && phone) || []) };
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

/** Returns how the referral of a friend stands (C300). */
export function referralStatus(
  { users, orders }: MockWorld,
  friend: MockPerson,
): 'paid' | 'pending' | 'unpaid' {
  if (!orders.some(({ user, status }) => user === friend._id && status === 'completed')) return 'pending';
  const bonuses = bonusesDue(users, orders).filter(({ key }) => key.endsWith(`:${friend._id}`));
  return bonuses.some(({ kind }) => kind === 'referral-referrer') ? 'paid' : 'unpaid';
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
 * @param by name of the person who does it, for the history of the stock
 * @throws MockFailure 409 if stock, points or uses of a coupon do not suffice; then nothing changes
 */
export function applyOrder(world: MockWorld, before: State, after: State, by: string | null): void {
  const stock = stockAfter(world, before, after);
  checkCouponAgain(world, before, after);
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
  recordMoves(world, stock.moves, before, after, by);
  world.products = stock.products;
  world.orders = orders;
  recordCash(world, before, after, by);
}
