import type { SalesReport, SalesSums } from '@storefront/shared/contract/entities/sales-report';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { POINT_VALUE_PAISA } from '@storefront/shared/rules/points';
import { daysIn } from '@storefront/shared/rules/report-range';
import { beforeText, type ChosenRange, dayText } from './report-range';

/** Formats rupees of the wire. */
export const money = (rupees: number): string => formatRupees(toPaisa(rupees));

/** Formats a whole number: `6,480`. */
export const whole = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

export const plural = (count: number, one: string, more = `${one}s`): string =>
  `${whole(count)} ${count === 1 ? one : more}`;

/** Returns the days of a report and until when it counts: `Friday 20 November, until 6:23 PM`. */
export function timeText({ from, to, until }: SalesReport['now'], now: number): string {
  const days = from === to ? dayText(from, now) : `${dayText(from, now)} to ${dayText(to, now)}`;
  return until === null ? days : `${days}, until ${timeOfDay(Date.parse(until))}`;
}

/** What the range is compared with, in a sentence: `last Friday by now`. */
const comparedWith = (range: ChosenRange, { before }: SalesReport): string =>
  `${beforeText(range)}${before.until === null ? '' : ' by now'}`;

/** Returns the difference of orders in words. Never in percent: few orders make large percents. */
export function ordersText(range: ChosenRange, report: SalesReport): string {
  const more = report.now.total.orders - report.before.total.orders;
  const other = comparedWith(range, report);
  if (more === 0) return `as many as ${other}`;
  return more > 0 ? `${whole(more)} more than ${other}` : `${whole(-more)} fewer than ${other}`;
}

/** Returns the average order in paisa; null without orders. */
export const averagePaisa = ({ orders, takings }: SalesSums): number | null =>
  orders === 0 ? null : Math.round(toPaisa(takings) / orders);

/** Returns the difference of the average order in words. */
export function averageText(range: ChosenRange, { now, before }: SalesReport): string {
  const [mine, other] = [averagePaisa(now.total), averagePaisa(before.total)];
  if (other === null) return `no orders ${beforeText(range)}`;
  if (mine === null) return `${formatRupees(other)} ${beforeText(range)}`;
  if (mine === other) return `as ${beforeText(range)}`;
  return `${formatRupees(Math.abs(mine - other))} ${mine > other ? 'more' : 'less'} than ${beforeText(range)}`;
}

/** Returns how the takings follow from the goods of the chart; null if they are the same. */
export function takingsNote({ deliveryFees, coupons, pointsRedeemed, takings }: SalesSums): string | null {
  const parts = [
    deliveryFees > 0 && `plus ${money(deliveryFees)} for delivery`,
    coupons > 0 && `less ${money(coupons)} for coupons`,
    pointsRedeemed > 0 && `less ${formatRupees(pointsRedeemed * POINT_VALUE_PAISA)} paid with points`,
  ].filter(Boolean);
  return parts.length === 0 ? null : `Takings of ${money(takings)} are these goods, ${parts.join(', ')}.`;
}

/** Returns a line of what was not sold: `2 refused: sold out`. */
export function notSoldText({ kind, reason, orders }: SalesReport['notSold'][number]): string {
  const who = { refused: 'refused', shop: 'cancelled by the shop', customer: 'cancelled by the customer' }[
    kind
  ];
  return `${whole(orders)} ${who}${reason && `: ${reason}`}`;
}

/** Returns the words of a time in lists of points: `today`, `in these days`. */
export const inRange = ({ name, from, to }: ChosenRange): string => {
  if (name === 'today' || name === 'yesterday') return name;
  return daysIn({ from, to }) === 1 ? 'on this day' : 'in these days';
};
