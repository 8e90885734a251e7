import { wallClock } from '@storefront/shared/rules/kathmandu';
import { formatTime } from '@storefront/shared/rules/opening-hours';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An order younger than this came in "just now", ms. */
const RECENT = 60_000;

const dayOf = ({ day, month }: { day: number; month: number }) => `${day} ${MONTHS[month - 1] ?? ''}`;

/** A day as staff read it, by the shop's calendar (P12): `4 May 2026`. */
export function formatDay(iso: string): string {
  const clock = wallClock(Date.parse(iso));
  return `${dayOf(clock)} ${clock.year}`;
}

/**
 * When an order came in, by the shop's clock (C28): `Just now`, `20 Nov, 4:12 PM`, with the year when it is another.
 *
 * @param now the moment of reading in ms, or null where there is no clock yet.
 */
export function formatDateTime(iso: string, now: number | null): string {
  const ms = Date.parse(iso);
  if (now !== null && Math.abs(now - ms) < RECENT) return 'Just now';
  const clock = wallClock(ms);
  const isThisYear = now === null || wallClock(now).year === clock.year;
  return `${isThisYear ? dayOf(clock) : formatDay(iso)}, ${formatTime(`${clock.hour}:${clock.minute}`)}`;
}
