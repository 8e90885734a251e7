import {
  dayNumber,
  dayOfNumber,
  shopDate,
  startOfDayNumber,
  wallClock,
} from '@storefront/shared/rules/kathmandu';
import { type DayRange, daysIn, REPORT_DAYS_MAX, rangeBefore } from '@storefront/shared/rules/report-range';

/** The ranges that the list offers. */
export const RANGES = ['today', 'yesterday', 'week', 'month', 'calendar', 'own'] as const;

export type RangeName = (typeof RANGES)[number];

/** A range that staff chose. */
export interface ChosenRange extends DayRange {
  readonly name: RangeName;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** Titles of the ranges. */
export const rangeTitles: Readonly<Record<RangeName, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Last 7 days',
  month: 'Last 30 days',
  calendar: 'This month',
  own: 'Own days',
};

const noon = (day: string) => wallClock(startOfDayNumber(dayNumber(day)) + 12 * 60 * 60_000);

export const weekdayName = (weekday: number): string => WEEKDAYS[weekday] ?? '';

/** Returns the days of a named range. @param now ms */
function daysOf(name: Exclude<RangeName, 'own'>, now: number): DayRange {
  const today = shopDate(now);
  const back = (days: number) => dayOfNumber(dayNumber(today) - days);
  if (name === 'today') return { from: today, to: today };
  if (name === 'yesterday') return { from: back(1), to: back(1) };
  if (name === 'calendar') return { from: `${today.slice(0, 8)}01`, to: today };
  return { from: back(name === 'week' ? 6 : 29), to: today };
}

const isDay = (text: string) => /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads a range from an address; today by default. */
export function readRange(parameters: URLSearchParams, now: number): ChosenRange {
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  const isOwn = isDay(from) && isDay(to) && from <= to && daysIn({ from, to }) <= REPORT_DAYS_MAX;
  if (isOwn) return { name: 'own', from, to };
  const name = RANGES.find((each) => each === parameters.get('range') && each !== 'own') ?? 'today';
  return { name, ...daysOf(name === 'own' ? 'today' : name, now) };
}

/** Returns why two typed days are no range; null if they are one. */
export function rangeProblem({ from, to }: DayRange): string | null {
  if (!isDay(from) || !isDay(to)) return 'Please enter two days';
  if (to < from) return 'The last day must not be before the first';
  return daysIn({ from, to }) > REPORT_DAYS_MAX
    ? `At most ${REPORT_DAYS_MAX} days fit into one report`
    : null;
}

/** Returns a day in words: `Friday 20 November`, with the year unless it is the one of `now`. */
export function dayText(day: string, now: number): string {
  const { weekday, day: date, month, year } = noon(day);
  const isThisYear = wallClock(now).year === year;
  return `${weekdayName(weekday)} ${date} ${MONTHS[month - 1] ?? ''}${isThisYear ? '' : ` ${year}`}`;
}

/** Returns what a range is compared with: `last Friday`, `the 7 days before`. */
export function beforeText({ name, from, to }: ChosenRange): string {
  const days = daysIn({ from, to });
  if (days > 1) return `the ${days} days before`;
  const weekday = weekdayName(noon(rangeBefore({ from, to }).from).weekday);
  return name === 'today' ? `last ${weekday}` : `the ${weekday} before`;
}

/** Returns the option of a range: `Today and last Friday`. */
export function optionText(name: RangeName, now: number): string {
  if (name === 'own') return 'Own days';
  const range = { name, ...daysOf(name, now) };
  return `${rangeTitles[name]} and ${beforeText(range)}`;
}
