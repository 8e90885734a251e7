import type { Order } from '../../../contract/entities/order';
import type { SalesReport } from '../../../contract/entities/sales-report';
import { earningOrder } from '../../../ordering/earning-order';
import { orderEffects } from '../../../ordering/order-effects';
import {
  addUp,
  type HourOfWeek,
  type PaisaSums,
  showPeriod,
  weekdayOf,
} from '../../../ordering/sales-period';
import { happyDiscount } from '../../../rules/discounts';
import { pointsExpireAt } from '../../../rules/expiry';
import { dayNumber, shopDayNumber, startOfDayNumber, wallClock } from '../../../rules/kathmandu';
import { DEFAULT_LOW_STOCK } from '../../../rules/low-stock';
import { toPaisa, toRupees } from '../../../rules/money';
import { nextDayOpening } from '../../../rules/next-day-opening';
import { shortReason } from '../../../rules/not-sold';
import { paymentDues } from '../../../rules/payment';
import { type DayRange, rangeBefore } from '../../../rules/report-range';
import type { MockResolvers } from '../support/mock-resolver';
import type { MockWorld } from '../world';

const DAY_MS = 24 * 60 * 60_000;

/** Returns groups of items by a key. */
function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

type LowItem = SalesReport['runsOut'][number];

const placedAt = ({ createdAt }: Order): number => Date.parse(createdAt);
const isSold = (order: Order): boolean => orderEffects(order).takesStock;
const isIn = ({ from, to }: DayRange, ms: number): boolean =>
  ms >= startOfDayNumber(dayNumber(from)) && ms < startOfDayNumber(dayNumber(to) + 1);

function goodsOf(order: Order, type: 'product' | 'closet'): number {
  const lines = earningOrder(order).lines.filter((line) => line.type === type);
  return lines.reduce((sum, line) => sum + line.pricePaisa * line.quantity - happyDiscount(line), 0);
}

function sumsOf(order: Order): PaisaSums {
  const totalPaisa = toPaisa(order.totalAmount);
  const paidPaisa = order.paymentStatus === 'confirmed' ? totalPaisa - paymentDues(order).collectPaisa : 0;
  return {
    orders: 1,
    totalPaisa,
    collectedPaisa: order.status === 'completed' ? totalPaisa : paidPaisa,
    paidPaisa,
    cafePaisa: goodsOf(order, 'product'),
    closetPaisa: goodsOf(order, 'closet'),
    happyPaisa: toPaisa(order.happyHourDiscount ?? 0),
    couponPaisa: toPaisa(order.coupon?.discount ?? 0),
    feePaisa: toPaisa(order.deliveryFee ?? 0),
    points: order.redeemedPoints ?? 0,
  };
}

const addAll = (orders: readonly Order[]) => addUp(orders.map(sumsOf));

const hoursOf = (orders: readonly Order[]): HourOfWeek[] =>
  orders.map((order) => ({
    weekday: weekdayOf(shopDayNumber(placedAt(order))),
    hour: wallClock(placedAt(order)).hour,
    sums: sumsOf(order),
  }));

/** @param until ms; null for the period itself, which has everything so far */
function periodOf(world: MockWorld, range: DayRange, until: number | null) {
  const sold = world.orders.filter((order) => isSold(order) && isIn(range, placedAt(order)));
  const time = until ?? world.now();
  const isOver = time >= startOfDayNumber(dayNumber(range.to) + 1);
  const early = sold.filter((order) => until === null || placedAt(order) < until);
  return showPeriod(range, hoursOf(sold), isOver ? null : { until: time, sums: addAll(early) });
}

const personOf = ({ user, phone }: Order) => user ?? phone;

function customersOf(orders: readonly Order[], range: DayRange): SalesReport['customers'] {
  const sold = orders.filter(isSold);
  const people = new Set(
    sold.filter((order) => isIn(range, placedAt(order))).flatMap((order) => personOf(order) ?? []),
  );
  const start = startOfDayNumber(dayNumber(range.from));
  const known = new Set(sold.filter((order) => placedAt(order) < start).map(personOf));
  return { ordered: people.size, new: [...people].filter((person) => !known.has(person)).length };
}

function soldItems(world: MockWorld, range: DayRange, type: 'product' | 'closet') {
  const sums = new Map<string, { name: string; pieces: number; paisa: number }>();
  for (const order of world.orders) {
    if (!isSold(order) || !isIn(range, placedAt(order))) continue;
    for (const { productId, type: kind = 'product', name, price, quantity, happyHour } of order.item) {
      if (kind !== type || !productId) continue;
      const line = { pricePaisa: toPaisa(price), quantity, happyPercent: happyHour };
      const was = sums.get(productId) ?? { name, pieces: 0, paisa: 0 };
      const paisa = was.paisa + line.pricePaisa * quantity - happyDiscount(line);
      sums.set(productId, { ...was, pieces: was.pieces + quantity, paisa });
    }
  }
  const items: readonly { _id: string; name: string }[] =
    type === 'product' ? world.products : world.closetItems;
  const show = (_id: string) => {
    const { pieces = 0, paisa = 0, name = '' } = sums.get(_id) ?? {};
    return {
      _id,
      name: items.find((item) => item._id === _id)?.name ?? name,
      pieces,
      takings: toRupees(paisa),
    };
  };
  const top = [...sums.keys()].map(show).sort((a, b) => b.takings - a.takings || (a._id < b._id ? -1 : 1));
  const slow = items
    .map(({ _id }) => show(_id))
    .sort((a, b) => a.pieces - b.pieces || (a.name < b.name ? -1 : 1));
  return { count: top.length, top: top.slice(0, 100), slow: slow.slice(0, 5) };
}

function pointsOfWorld(world: MockWorld, range: DayRange): SalesReport['points'] {
  const orders = world.orders.filter((order) => order.status !== 'cancelled' && isIn(range, placedAt(order)));
  const balances = world.users.map(({ points }) => Math.max(0, points)).filter((points) => points > 0);
  const owed = balances.reduce((sum, points) => sum + points, 0);
  const soon = world.now() + 30 * DAY_MS;
  return {
    owed,
    holders: balances.length,
    given: orders.reduce(
      (sum, { status, pointsEarned = 0 }) => sum + (status === 'completed' ? pointsEarned : 0),
      0,
    ),
    used: orders.reduce((sum, { redeemedPoints = 0 }) => sum + redeemedPoints, 0),
    // All points of the mocks come from today.
    expiring: pointsExpireAt(world.now()) <= soon ? owed : 0,
  };
}

function referralsOf({ users, orders }: MockWorld, range: DayRange): SalesReport['referrals'] {
  const completed = orders.filter(({ status }) => status === 'completed');
  const friends = users.filter(({ referredBy }) => referredBy);
  const done = friends.filter(({ _id }) => completed.some(({ user }) => user === _id));
  const inRange = done.filter(({ _id }) =>
    completed.some(
      (order) => order.user === _id && isIn(range, Date.parse(order.closedAt ?? order.createdAt)),
    ),
  );
  return { pending: friends.length - done.length, paid: inRange.length };
}

function runsOut({ closetItems, products, orderingSettings, now }: MockWorld): LowItem[] {
  const { pieces: few } = orderingSettings.lowStock ?? DEFAULT_LOW_STOCK;
  const isFew = (left: number) => left >= 1 && left <= few;
  const pieces = closetItems.flatMap(({ _id, name, cells, availableStock }): LowItem[] => {
    const item = { _id, type: 'closet' as const, name, backAt: null };
    if (!cells)
      return isFew(availableStock) ? [{ ...item, size: null, color: null, left: availableStock }] : [];
    return cells
      .filter(({ stock, size, color }) => isFew(stock) && (size !== '' || color !== ''))
      .map(({ size, color, stock: left }) => ({ ...item, size: size || null, color: color || null, left }));
  });
  const opens = nextDayOpening(now(), orderingSettings);
  const dishes = products.flatMap(({ _id, name, ugage, soldOut, soldOutUntil, piecesLeft }) => {
    const left = soldOut ? 0 : (piecesLeft ?? few + 1);
    if (left > few || ugage === 'disable') return [];
    const isBack = opens !== null && (piecesLeft != null || soldOutUntil === 'opening');
    const backAt = isBack ? new Date(opens).toISOString() : null;
    return [{ _id, type: 'product' as const, name, size: null, color: null, left, backAt }];
  });
  return [
    ...pieces.sort((a, b) => a.left - b.left).slice(0, 20),
    ...dishes.sort((a, b) => b.left - a.left).slice(0, 20),
  ];
}

function notSold(orders: readonly Order[], range: DayRange): SalesReport['notSold'] {
  const lost = orders
    .filter((order) => order.status === 'cancelled' && isIn(range, placedAt(order)))
    .map(({ cancelledBy, acceptedAt, cancelReason, totalAmount }) => {
      const byShop = acceptedAt ? ('shop' as const) : ('refused' as const);
      const kind = cancelledBy === 'customer' ? ('customer' as const) : byShop;
      return { kind, reason: shortReason(cancelReason ?? ''), amount: totalAmount };
    });
  const groups = groupsOf(lost, ({ kind, reason }) => `${kind} ${reason}`);
  return [...groups.values()]
    .flatMap((some) => {
      const [first] = some;
      const paisa = some.reduce((sum, { amount }) => sum + toPaisa(amount), 0);
      return first ? [{ ...first, orders: some.length, amount: toRupees(paisa) }] : [];
    })
    .sort((a, b) => b.orders - a.orders || (a.reason < b.reason ? -1 : 1));
}

/** Reports, counted from the orders each time (C286). */
export const reportCalls: MockResolvers<'getSalesReport'> = {
  getSalesReport({ world, query: range }) {
    const before = rangeBefore(range);
    const back = (dayNumber(range.to) - dayNumber(before.to)) * DAY_MS;
    return {
      now: periodOf(world, range, null),
      before: periodOf(world, before, world.now() - back),
      customers: customersOf(world.orders, range),
      items: { cafe: soldItems(world, range, 'product'), closet: soldItems(world, range, 'closet') },
      points: pointsOfWorld(world, range),
      referrals: referralsOf(world, range),
      runsOut: runsOut(world),
      notSold: notSold(world.orders, range),
    };
  },
};
