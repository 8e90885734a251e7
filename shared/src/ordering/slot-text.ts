import { formatDateTime } from '../rules/format-date-time';
import { shopDate } from '../rules/kathmandu';
import { timeOfDay } from '../rules/opening-hours';

/** Length of a slot, ms. A slot is a quarter of an hour, named by its start, ms (C236). */
export const SLOT_MS = 15 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

/** Returns by when an order for a slot is promised: its end, ms. */
export const slotEnd = (at: number): number => at + SLOT_MS;

/** Returns the times of a slot: '6:30 to 6:45 PM', '11:45 AM to 12 PM'. @param at in ms */
export function slotTimes(at: number): string {
  const [start, end] = [timeOfDay(at), timeOfDay(slotEnd(at))];
  const isSameHalf = start.slice(-2) === end.slice(-2);
  return `${isSameHalf ? start.slice(0, -3) : start} to ${end}`;
}

/**
 * Returns a slot with its day: 'today, 6:30 to 6:45 PM', 'tomorrow, 9 to 9:15 AM', else '20 Nov, 6:30 to 6:45 PM'.
 *
 * @param at and now in ms
 */
export function slotText(at: number, now: number): string {
  const day = shopDate(at);
  if (day === shopDate(now)) return `today, ${slotTimes(at)}`;
  if (day === shopDate(now + DAY_MS)) return `tomorrow, ${slotTimes(at)}`;
  const [date] = formatDateTime(new Date(at).toISOString(), null).split(',');
  return `${date}, ${slotTimes(at)}`;
}

/** Returns a slot with its day unless that is today: '6:30 to 6:45 PM'. @param at and now in ms */
export const shortSlotText = (at: number, now: number): string =>
  shopDate(at) === shopDate(now) ? slotTimes(at) : slotText(at, now);
