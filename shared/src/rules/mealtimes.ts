import { wallClock } from './kathmandu';
import { CLOSES, formatTime, minutesOf, OPENS } from './opening-hours';
import { textKey } from './text';

/** When a dish is served, every day, by the shop's clock: from `from` until just before `until`, as `HH:MM`; `24:00` is the end of the day (C263). */
export interface Mealtime {
  readonly from: string;
  readonly until: string;
}

/** Category of the menu → its mealtime. Categories without one are served all day. */
export type Mealtimes = Readonly<Record<string, Mealtime>>;

/** Returns why a mealtime cannot be, or null. */
export function mealtimeProblem({ from, until }: Mealtime): string | null {
  if (!OPENS.test(from) || !CLOSES.test(until)) return 'must hold times such as 08:00';
  return until <= from ? 'must end after it begins' : null;
}

/** Returns when a dish is served: its own mealtime, else that of its category in any capitals; null: all day. */
export function mealtimeOf(
  dish: { readonly category: string; readonly mealtime?: Mealtime | undefined },
  mealtimes: Mealtimes = {},
): Mealtime | null {
  const key = textKey(dish.category);
  return dish.mealtime ?? Object.entries(mealtimes).find(([name]) => textKey(name) === key)?.[1] ?? null;
}

function minuteOfDay(ms: number): number {
  const { hour, minute } = wallClock(ms);
  return hour * 60 + minute;
}

/** Returns whether a dish is served at a time, ms (C263). */
export function isServed(mealtime: Mealtime | null, ms: number): boolean {
  if (mealtime === null) return true;
  const minute = minuteOfDay(ms);
  return minute >= minutesOf(mealtime.from) && minute < minutesOf(mealtime.until);
}

/** Returns when a dish that is not served now is back: 'Back at 5 PM', 'Back at 7 AM tomorrow'. */
export const backText = ({ from }: Mealtime, nowMs: number): string =>
  `Back at ${formatTime(from)}${minuteOfDay(nowMs) < minutesOf(from) ? '' : ' tomorrow'}`;

/** Returns 'Served 7 AM to 11 AM'. */
export const mealtimeText = ({ from, until }: Mealtime): string =>
  `Served ${formatTime(from)} to ${formatTime(until)}`;
