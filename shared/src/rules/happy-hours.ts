import { SHOP_ZONE, wallClock } from './kathmandu';
import { isServed, type Mealtime, mealtimeProblem } from './mealtimes';
import { formatTime, minutesOf } from './opening-hours';
import { textKey } from './text';

/** A time at which the dishes of a category cost less, by the shop's clock (C274). */
export interface HappyHour extends Mealtime {
  readonly category: string;
  /** Weekdays from 0, Sunday. */
  readonly days: readonly number[];
  /** Whole, 1 to 100. */
  readonly percent: number;
  /** False: staff switched it off. */
  readonly active: boolean;
}

/** Returns why a happy hour cannot be, with its field; null if it can. */
export function happyHourProblem(
  hour: HappyHour,
): { readonly field: string; readonly problem: string } | null {
  const times = mealtimeProblem(hour);
  if (times !== null) return { field: 'until', problem: times };
  if (hour.days.length === 0) return { field: 'days', problem: 'must name a day' };
  return null;
}

/** Returns whether a happy hour runs at a time, ms. */
const runsAt = (hour: HappyHour, ms: number): boolean =>
  hour.active && hour.days.includes(wallClock(ms, SHOP_ZONE).weekday) && isServed(hour, ms);

/** Returns the happy hours of a category, in any capitals. */
export function happyHoursOf(category: string, hours: readonly HappyHour[] = []): readonly HappyHour[] {
  const key = textKey(category);
  return hours.filter((hour) => textKey(hour.category) === key);
}

/** Returns the percent off at a time, ms: of several the best one, they do not add up; 0 for none. */
export const happyPercent = (hours: readonly HappyHour[], ms: number): number =>
  Math.max(0, ...hours.filter((hour) => runsAt(hour, ms)).map(({ percent }) => percent));

/**
 * Returns what runs at a time, ms, in words: 'Happy hour: 20 % off Coffee and Tea until 5 PM'; one sentence for each
 * percent and end.
 */
export function happyTexts(hours: readonly HappyHour[], ms: number): readonly string[] {
  const running = hours
    .filter((hour) => runsAt(hour, ms))
    .sort((a, b) => minutesOf(a.until) - minutesOf(b.until));
  const alike = ({ percent, until }: HappyHour) =>
    running.filter((other) => other.percent === percent && other.until === until);
  return running
    .filter((hour) => alike(hour)[0] === hour)
    .map((hour) => {
      const categories = new Intl.ListFormat('en').format(alike(hour).map(({ category }) => category));
      return `Happy hour: ${hour.percent} % off ${categories} until ${formatTime(hour.until)}`;
    });
}
