import { momentOf, type WallClock, wallClock } from './kathmandu';
import { minutesOf, type OpeningHours, rangesOn, SHOP_HOURS, type TimeRange } from './opening-hours';

const DAYS_AHEAD = 14;

/**
 * True for a range that goes on from the evening before: hours past midnight are two ranges. A day without a break is one
 * of its own.
 */
const goesOn = (hours: OpeningHours, clock: WallClock, inDays: number, { opens, closes }: TimeRange) =>
  opens === '00:00' &&
  closes !== '24:00' &&
  rangesOn(hours, clock, inDays - 1).some((evening) => evening.closes === '24:00');

/**
 * Returns when the shop opens for its next day, ms; null if it does not within two weeks. A break at noon and the hours
 * past midnight belong to the same day (P13); a shop that never closes begins a day at midnight.
 */
export function nextDayOpening(nowMs: number, hours: OpeningHours = SHOP_HOURS): number | null {
  const clock = wallClock(nowMs, hours.zone);
  const now = clock.hour * 60 + clock.minute;
  const night = rangesOn(hours, clock, 0).find((range) => goesOn(hours, clock, 0, range));
  const first = night && now < minutesOf(night.closes) ? 0 : 1;
  for (let inDays = first; inDays <= DAYS_AHEAD; inDays += 1) {
    const range = rangesOn(hours, clock, inDays).find((each) => !goesOn(hours, clock, inDays, each));
    if (!range) continue;
    const minute = minutesOf(range.opens);
    const opening = { ...clock, day: clock.day + inDays, hour: 0, minute, second: 0, millisecond: 0 };
    return momentOf(opening, hours.zone);
  }
  return null;
}
