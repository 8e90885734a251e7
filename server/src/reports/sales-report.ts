import type { SalesReport } from '@storefront/shared/contract/entities/sales-report';
import { addUp, type HourOfWeek, type PaisaSums, showPeriod } from '@storefront/shared/ordering/sales-period';
import { dayNumber, shopDayNumber, startOfDayNumber, wallClock } from '@storefront/shared/rules/kathmandu';
import { toRupees } from '@storefront/shared/rules/money';
import { shortReason } from '@storefront/shared/rules/not-sold';
import { type DayRange, daysIn, rangeBefore } from '@storefront/shared/rules/report-range';
import { sql } from 'kysely';
import { hourValues, isSold } from '../orders/apply-sums';
import { selectLines } from '../orders/order-with-lines';
import type { Reader } from '../platform/db/database';
import { readLowStock } from './low-stock';
import { readPointSums, readReferrals } from './point-sums';
import { readSoldItems } from './sold-items';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

type Row = { readonly [N in keyof ReturnType<typeof hourValues>]: number | string | bigint };

const toSums = (row: Row): PaisaSums => ({
  orders: Number(row.orders),
  totalPaisa: Number(row.total_paisa),
  collectedPaisa: Number(row.collected_paisa),
  paidPaisa: Number(row.paid_paisa),
  cafePaisa: Number(row.cafe_paisa),
  closetPaisa: Number(row.closet_paisa),
  happyPaisa: Number(row.happy_paisa),
  couponPaisa: Number(row.coupon_paisa),
  feePaisa: Number(row.fee_paisa),
  points: Number(row.points),
});

/** Of `order_sums`, as `weekdayOf` counts. */
const weekday = sql<number>`(day + 4) % 7`;

/**
 * Returns the orders of a range by weekday and hour: a year has too many hours to send each.
 *
 * @param end leaves out this hour and all after it, counted from the first hour of day 0
 */
async function readHours(
  db: Reader,
  { from, to }: DayRange,
  end = (dayNumber(to) + 1) * 24,
): Promise<HourOfWeek[]> {
  const rows = await db
    .selectFrom('order_sums')
    .select(({ fn }) => [
      weekday.as('weekday'),
      'hour',
      fn.sum('orders').as('orders'),
      fn.sum('total_paisa').as('total_paisa'),
      fn.sum('collected_paisa').as('collected_paisa'),
      fn.sum('paid_paisa').as('paid_paisa'),
      fn.sum('cafe_paisa').as('cafe_paisa'),
      fn.sum('closet_paisa').as('closet_paisa'),
      fn.sum('happy_paisa').as('happy_paisa'),
      fn.sum('coupon_paisa').as('coupon_paisa'),
      fn.sum('fee_paisa').as('fee_paisa'),
      fn.sum('points').as('points'),
    ])
    .where(({ between }) => between('day', dayNumber(from), dayNumber(to)))
    .where(sql<number>`day * 24 + hour`, '<', end)
    .groupBy([weekday, 'hour'])
    .execute();
  return rows.map(({ weekday, hour, ...sums }) => ({ weekday, hour, sums: toSums(sums) }));
}

/** Returns the sums of the orders of one hour that were placed before a time within it, ms. */
async function readStartOfHour(db: Reader, until: number): Promise<PaisaSums[]> {
  const { minute, second, millisecond } = wallClock(until);
  const start = until - ((minute * 60 + second) * 1000 + millisecond);
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', start)
    .where('created_at', '<', until)
    .execute();
  const lines = await selectLines(
    db,
    orders.map(({ id }) => id),
  );
  return orders
    .map((order) => ({ order, lines: lines.filter(({ order_id }) => order_id === order.id) }))
    .filter(isSold)
    .map((stored) => toSums(hourValues(stored)));
}

/** Returns the period before, with a total up to the same time of day if the range is not over (C286). */
async function readBefore(db: Reader, range: DayRange, now: number) {
  const before = rangeBefore(range);
  const hours = await readHours(db, before);
  const until = now - (dayNumber(range.to) - dayNumber(before.to)) * DAY_MS;
  const end = startOfDayNumber(dayNumber(before.to) + 1);
  if (until >= end) return showPeriod(before, hours, null);
  const earlier = await readHours(db, before, shopDayNumber(until) * 24 + wallClock(until).hour);
  const sums = addUp([...earlier.map((one) => one.sums), ...(await readStartOfHour(db, until))]);
  return showPeriod(before, hours, { until, sums });
}

/** Returns the period itself: everything that is in it so far. */
async function readNow(db: Reader, range: DayRange, now: number) {
  const hours = await readHours(db, range);
  const isOver = now >= startOfDayNumber(dayNumber(range.to) + 1);
  return showPeriod(range, hours, isOver ? null : { until: now, sums: addUp(hours.map((one) => one.sums)) });
}

/** Counts the people who ordered, and those of them who had never ordered before. */
async function readCustomers(db: Reader, { from, to }: DayRange): Promise<SalesReport['customers']> {
  const first = dayNumber(from);
  const { ordered, fresh } = await db
    .selectFrom('person_days')
    .select(({ fn }) => [
      fn.countAll().as('ordered'),
      fn.sum(({ eb }) => eb.case().when('previous_day', 'is', null).then(1).else(0).end()).as('fresh'),
    ])
    .where(({ between }) => between('day', first, dayNumber(to)))
    // Of several days of a person in the range the first one counts.
    .where(({ eb, or }) => or([eb('previous_day', 'is', null), eb('previous_day', '<', first)]))
    .executeTakeFirstOrThrow();
  return { ordered: Number(ordered), new: Number(fresh ?? 0) };
}

async function readNotSold(db: Reader, { from, to }: DayRange): Promise<SalesReport['notSold']> {
  const rows = await db
    .selectFrom('lost_sums')
    .select(({ fn }) => ['kind', 'reason', fn.sum('orders').as('orders'), fn.sum('paisa').as('paisa')])
    .where(({ between }) => between('day', dayNumber(from), dayNumber(to)))
    .groupBy(['kind', 'reason'])
    .execute();
  const sums = new Map<
    string,
    { kind: (typeof rows)[number]['kind']; reason: string; orders: number; paisa: number }
  >();
  for (const { kind, reason: words, ...row } of rows) {
    const reason = shortReason(words);
    const was = sums.get(`${kind} ${reason}`) ?? { kind, reason, orders: 0, paisa: 0 };
    const sum = { ...was, orders: was.orders + Number(row.orders), paisa: was.paisa + Number(row.paisa) };
    sums.set(`${kind} ${reason}`, sum);
  }
  return [...sums.values()]
    .filter(({ orders }) => orders > 0)
    .sort((a, b) => b.orders - a.orders || (a.reason < b.reason ? -1 : 1))
    .map(({ paisa, ...row }) => ({ ...row, amount: toRupees(paisa) }));
}

/**
 * Returns what was sold in a range of days, and what the shop owes and lacks now (C286). Reads sums, not orders, but for
 * one hour.
 *
 * @param now ms
 */
export async function readSalesReport(db: Reader, range: DayRange, now: number): Promise<SalesReport> {
  const start = startOfDayNumber(dayNumber(range.from));
  const times = { start, end: start + daysIn(range) * DAY_MS };
  const [current, before, customers, items, points, referrals, runsOut, notSold] = await Promise.all([
    readNow(db, range, now),
    readBefore(db, range, now),
    readCustomers(db, range),
    readSoldItems(db, range, start),
    readPointSums(db, times, now),
    readReferrals(db, times),
    readLowStock(db, now),
    readNotSold(db, range),
  ]);
  return { now: current, before, customers, items, points, referrals, runsOut, notSold };
}
