import { wallClock } from './kathmandu';
import { timeOfDay } from './opening-hours';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An order younger than this shows "Just now", ms. */
const RECENT = 60_000;

const dayOf = ({ day, month }: { day: number; month: number }) => `${day} ${MONTHS[month - 1] ?? ''}`;

/** Formats a date in the shop's time zone (P12): `4 May 2026`. */
export function formatDay(iso: string): string {
  const clock = wallClock(Date.parse(iso));
  return `${dayOf(clock)} ${clock.year}`;
}

/**
 * Formats when an order was placed, in the shop's time zone (C28): `Just now`, `20 Nov, 4:12 PM`. Adds the year if it
 * is not this year.
 *
 * @param now current time in ms; null during server rendering.
 */
export function formatDateTime(iso: string, now: number | null): string {
  const ms = Date.parse(iso);
  if (now !== null && Math.abs(now - ms) < RECENT) return 'Just now';
  const clock = wallClock(ms);
  const isThisYear = now === null || wallClock(now).year === clock.year;
  return `${isThisYear ? dayOf(clock) : formatDay(iso)}, ${timeOfDay(ms)}`;
}
