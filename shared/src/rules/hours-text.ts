import { shopDate, wallClock } from './kathmandu';
import { formatTime, type OpeningHours, rangesOn, type TimeRange, usualHours } from './opening-hours';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY = 86_400_000;

/** How many days ahead an exception is shown; 0 is today only. */
const DAYS_AHEAD = 6;

const rangesText = (ranges: readonly TimeRange[]) =>
  ranges.map(({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`).join(', ');

/** Returns the hours of a week: 'Sun to Thu 8 AM to 9:30 PM, Fri to Sat closed'. */
export function weekText({ weekly }: Pick<OpeningHours, 'weekly'>): string {
  const groups: { first: number; last: number; hours: string }[] = [];
  for (const day of DAYS.keys()) {
    const hours = rangesText(weekly[day] ?? []) || 'closed';
    const before = groups.at(-1);
    if (before?.hours === hours) before.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  const daysText = (first: number, last: number) =>
    first === last ? DAYS[first] : `${DAYS[first]} to ${DAYS[last]}`;
  return groups.map(({ first, last, hours }) => `${daysText(first, last)} ${hours}`).join(', ');
}

/** Returns today's hours where they differ from the usual line: 'Today 10 AM to 2 PM', 'Closed today'; else null (P13). */
export function todayText(nowMs: number, hours: OpeningHours): string | null {
  const today = rangesText(rangesOn(hours, wallClock(nowMs, hours.zone), 0));
  if (today === usualHours(hours)) return null;
  return today === '' ? 'Closed today' : `Today ${today}`;
}

/** Opening hours in two short lines. */
export interface HoursText {
  readonly title: string;
  readonly text: string;
}

/**
 * Returns the hours set by staff, and the next exception of this week (§2, P13): '8 AM to 9:30 PM', 'Closed on 26 Nov'.
 *
 * @param nowMs null leaves exceptions out, as on a server, which sends one page to everyone
 */
export function hoursInShort(nowMs: number | null, hours: OpeningHours): HoursText {
  const title = usualHours(hours);
  const [first = []] = hours.weekly;
  const isSame = title === rangesText(first);
  const usual = { title, text: isSame ? 'Open every day' : weekText(hours) };
  if (nowMs === null) return usual;
  const today = shopDate(nowMs);
  const last = shopDate(nowMs + DAYS_AHEAD * DAY);
  const [date] = Object.keys(hours.exceptions)
    .filter((day) => day >= today && day <= last)
    .sort();
  if (date === undefined) return usual;
  const ranges = hours.exceptions[date] ?? [];
  if (date === today)
    return ranges.length === 0
      ? { title: 'Closed today', text: isSame ? `Usually ${title}` : weekText(hours) }
      : { title: rangesText(ranges), text: 'Today only' };
  const [, month, day] = date.split('-').map(Number);
  const dateText = `${day} ${MONTHS[(month ?? 1) - 1]}`;
  return {
    title,
    text: ranges.length === 0 ? `Closed on ${dateText}` : `${dateText}: ${rangesText(ranges)}`,
  };
}
