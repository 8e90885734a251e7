import { dayNumber, dayOfNumber } from './kathmandu';

/** Days of the shop, both included, as `2026-11-20`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The longest range of a report. */
export const REPORT_DAYS_MAX = 366;

/** Returns the number of days of a range. */
export const daysIn = ({ from, to }: DayRange): number => dayNumber(to) - dayNumber(from) + 1;

/**
 * Returns the range that a report is compared with (C286): for one day the same weekday of the week before, else as many
 * days just before.
 */
export function rangeBefore(range: DayRange): DayRange {
  const days = daysIn(range) === 1 ? 7 : daysIn(range);
  const back = (day: string) => dayOfNumber(dayNumber(day) - days);
  return { from: back(range.from), to: back(range.to) };
}
