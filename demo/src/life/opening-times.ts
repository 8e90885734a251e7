import { wallClock } from '@storefront/shared/rules/kathmandu';
import { openState } from '@storefront/shared/rules/opening-hours';

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** How many orders a weekday brings, Sunday first; Saturday is the day off in Nepal. */
const WEEKDAYS = [0.7, 0.6, 0.8, 0.9, 1, 1.5, 1.9];
/** Days before today with hardly an order (a strike), and with many (a festival). */
const STRIKE = 17;
const FESTIVAL = [31, 32];

/** How many orders each hour brings, from 8 AM to 8 PM. */
const HOURS = [5, 6, 3, 4, 8, 8, 4, 5, 7, 6, 7, 8, 4];
const FIRST_HOUR = 8;

/** Returns how busy a day is. @param ago days before today */
export function busyness(now: number, ago: number): number {
  const weekday = WEEKDAYS[wallClock(now - ago * DAY_MS).weekday] ?? 1;
  // More orders come now than two months ago.
  const growth = 1.3 - ago / 100;
  if (ago === STRIKE) return 0.1;
  return weekday * growth * (FESTIVAL.includes(ago) ? 2 : 1);
}

/** The hours that bring orders. */
export const busyHours = HOURS.map((_, index) => FIRST_HOUR + index);

/** Returns how busy an hour of the day is. */
export const busynessOf = (hour: number): number => HOURS[hour - FIRST_HOUR] ?? 0;

/** Returns the time so many open minutes before now: closed hours do not count. */
export function openMinutesBefore(now: number, minutes: number): number {
  let at = now;
  for (let left = minutes; left > 0; ) {
    at -= MINUTE_MS;
    if (openState(at).isOpen) left -= 1;
  }
  return at;
}
