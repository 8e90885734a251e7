import type { SalesReport, SalesSums } from '@storefront/shared/contract/entities/sales-report';
import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { dayNumber, shopDate, startOfDayNumber, wallClock } from '@storefront/shared/rules/kathmandu';
import { formatTime, minutesOf, rangesOn, SHOP_HOURS } from '@storefront/shared/rules/opening-hours';
import { ordersPath } from './orders-path';
import { weekdayName } from './report-range';
import type { ChartRow } from './SalesChart';

const goodsOf = ({ cafe, closet }: SalesSums) => cafe + closet;

type Hours = Pick<ShopSettings, 'weekly' | 'exceptions'> | undefined;

/** Returns whether the shop is open in an hour of a day of the range. Of a long range a week is enough. */
function openHours({ from, to }: SalesReport['now'], settings: Hours): ReadonlySet<number> {
  const hours = {
    ...SHOP_HOURS,
    ...(settings && { weekly: settings.weekly, exceptions: settings.exceptions }),
  };
  const first = dayNumber(from);
  const count = Math.min(7, dayNumber(to) - first + 1);
  const open = new Set<number>();
  for (let index = 0; index < count; index += 1) {
    const clock = wallClock(startOfDayNumber(first + index));
    for (const { opens, closes } of rangesOn(hours, clock, 0))
      for (let hour = Math.floor(minutesOf(opens) / 60); hour * 60 < minutesOf(closes); hour += 1)
        open.add(hour);
  }
  return open;
}

/** Returns the hours in which the shop is open or had orders, earliest first. @param now ms */
export function chartRows(
  { now: period, before }: SalesReport,
  settings: Hours,
  now: number,
): readonly ChartRow[] {
  const open = openHours(period, settings);
  const isDay = period.from === period.to;
  const running = isDay && period.from === shopDate(now) ? wallClock(now).hour : null;
  return period.hours.flatMap((sums, hour) => {
    const was = before.hours[hour];
    if (!open.has(hour) && sums.orders === 0 && !was?.orders) return [];
    return [
      {
        key: hour,
        label: formatTime(`${hour}:00`),
        cafe: sums.cafe,
        closet: sums.closet,
        before: was ? goodsOf(was) : 0,
        isRunning: hour === running,
        orders: sums.orders,
        takings: sums.takings,
        ...(isDay && sums.orders > 0 && { to: ordersPath(period, { hour }) }),
      },
    ];
  });
}

const rounded = (rupees: number) => Math.round(rupees * 100) / 100;

/** Returns what an average Sunday to Saturday of the range took. */
export function weekdayRows({ now, before }: SalesReport): readonly ChartRow[] {
  return now.weekdays.flatMap((sums) => {
    const { weekday, days } = sums;
    const was = before.weekdays[weekday];
    if (days === 0) return [];
    return [
      {
        key: weekday,
        label: weekdayName(weekday).slice(0, 3),
        cafe: rounded(sums.cafe / days),
        closet: rounded(sums.closet / days),
        before: was && was.days > 0 ? rounded(goodsOf(was) / was.days) : 0,
        orders: Math.round(sums.orders / days),
        takings: rounded(sums.takings / days),
      },
    ];
  });
}
