import { shopDayNumber, wallClock } from './kathmandu';
import { nextDayOpening } from './next-day-opening';
import { type OpeningHours, timeOfDay } from './opening-hours';
import type { SoldOutUntil } from './sold-out';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * Returns what a dish that is sold out says, on every screen (C446): 'Sold out until 8 AM', with the weekday if the shop
 * stays closed longer than a night; 'Sold out' until staff put it back; 'Sold out today' if no time is known.
 *
 * @param until undefined: a server that does not say, or a dish that staff count
 * @param nowMs null as long as the browser does not know it
 */
export function soldOutText(
  until: SoldOutUntil | undefined,
  nowMs: number | null,
  hours: OpeningHours,
): string {
  if (until === 'putBack') return 'Sold out';
  const opens = until === undefined || nowMs === null ? null : nextDayOpening(nowMs, hours);
  if (opens === null || nowMs === null) return 'Sold out today';
  const isLater = shopDayNumber(opens) - shopDayNumber(nowMs) > 1;
  return `Sold out until ${isLater ? `${WEEKDAYS[wallClock(opens).weekday]}, ` : ''}${timeOfDay(opens)}`;
}
