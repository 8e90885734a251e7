import type { SalesPeriod, SalesSums } from '../contract/entities/sales-report';
import { dayNumber } from '../rules/kathmandu';
import { toRupees } from '../rules/money';
import type { DayRange } from '../rules/report-range';

/** Sums of orders, in paisa. */
export interface PaisaSums {
  readonly orders: number;
  readonly totalPaisa: number;
  readonly collectedPaisa: number;
  readonly paidPaisa: number;
  readonly cafePaisa: number;
  readonly closetPaisa: number;
  readonly happyPaisa: number;
  readonly couponPaisa: number;
  readonly feePaisa: number;
  readonly points: number;
}

/** Sums of an hour of a weekday. */
export interface HourOfWeek {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly sums: PaisaSums;
}

const NONE: PaisaSums = {
  orders: 0,
  totalPaisa: 0,
  collectedPaisa: 0,
  paidPaisa: 0,
  cafePaisa: 0,
  closetPaisa: 0,
  happyPaisa: 0,
  couponPaisa: 0,
  feePaisa: 0,
  points: 0,
};

const names = Object.keys(NONE) as (keyof PaisaSums)[];

/** Adds sums up. */
export function addUp(all: readonly PaisaSums[]): PaisaSums {
  const sum: Record<keyof PaisaSums, number> = { ...NONE };
  for (const one of all) for (const name of names) sum[name] += one[name];
  return sum;
}

const show = (sums: PaisaSums): SalesSums => ({
  orders: sums.orders,
  takings: toRupees(sums.totalPaisa),
  collected: toRupees(sums.collectedPaisa),
  paidByWallet: toRupees(sums.paidPaisa),
  cafe: toRupees(sums.cafePaisa),
  closet: toRupees(sums.closetPaisa),
  happyHours: toRupees(sums.happyPaisa),
  coupons: toRupees(sums.couponPaisa),
  deliveryFees: toRupees(sums.feePaisa),
  pointsRedeemed: sums.points,
});

/** Returns the weekday of a day, 0 for Sunday. 1 January 1970 was a Thursday. @param day see `shopDayNumber` */
export const weekdayOf = (day: number) => (day + 4) % 7;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/**
 * Returns a period of a report (C286).
 *
 * @param hours the orders of the range by weekday and hour
 * @param total sums up to `until`, ms; null: the sums of all hours
 */
export function showPeriod(
  { from, to }: DayRange,
  hours: readonly HourOfWeek[],
  total: { readonly until: number; readonly sums: PaisaSums } | null,
): SalesPeriod {
  const first = dayNumber(from);
  const weekdays = upTo(dayNumber(to) - first + 1).map((index) => weekdayOf(first + index));
  const sumOf = (wanted: (one: HourOfWeek) => boolean) =>
    show(addUp(hours.filter(wanted).map(({ sums }) => sums)));
  return {
    from,
    to,
    until: total && new Date(total.until).toISOString(),
    total: total ? show(total.sums) : sumOf(() => true),
    hours: upTo(24).map((hour) => ({ hour, ...sumOf((one) => one.hour === hour) })),
    weekdays: upTo(7).map((weekday) => ({
      weekday,
      days: weekdays.filter((each) => each === weekday).length,
      ...sumOf((one) => one.weekday === weekday),
    })),
  };
}
