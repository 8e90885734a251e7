import type { HappyHour } from '@storefront/shared/rules/happy-hours';
import { newKey } from '@storefront/shared/rules/new-key';
import { formatTime } from '@storefront/shared/rules/opening-hours';
import type { MealtimeDraft } from '../../../common/form/MealtimeInputs';
import { draftProblem, readMealtime, toMealtimeDraft } from '../../../common/form/mealtime-draft';
import { readCount } from '../../../common/form/read-number';

export const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** A happy hour as typed. */
export interface HourDraft {
  readonly key: string;
  readonly category: string;
  readonly days: readonly number[];
  readonly times: MealtimeDraft;
  readonly percent: string;
  readonly active: boolean;
}

/** Returns the form values of the stored happy hours. */
export const toHourDrafts = (hours: readonly HappyHour[]): readonly HourDraft[] =>
  hours.map(({ category, days, percent, active, ...times }, index) => ({
    key: String(index),
    category,
    days: [...days].sort(),
    times: toMealtimeDraft(times),
    percent: String(percent),
    active,
  }));

/** Returns a new happy hour: every day, without times. */
export const newHour = (category: string): HourDraft => ({
  key: newKey(),
  category,
  days: [0, 1, 2, 3, 4, 5, 6],
  times: toMealtimeDraft(null),
  percent: '',
  active: true,
});

/** Returns what is wrong with a happy hour, in words for staff; null if nothing is. */
export function hourProblem({ days, times, percent }: HourDraft): string | null {
  const value = readCount(percent);
  if (value === null || value < 1 || value > 100) return 'The percent is a whole number from 1 to 100';
  if (days.length === 0) return 'Choose at least one day';
  if (readMealtime(times) === null) return 'Fill in both times';
  return draftProblem(times);
}

/** Returns the happy hours to store. They have no problems. */
export const toHours = (drafts: readonly HourDraft[]) =>
  drafts.flatMap(({ category, days, times, percent, active }) => {
    const read = readMealtime(times);
    return read ? [{ category, days: [...days].sort(), ...read, percent: Number(percent), active }] : [];
  });

/** Returns happy hours in words, as staff compare them; one on a line. */
export const hoursText = (drafts: readonly HourDraft[]): string =>
  drafts
    .map(({ category, days, times, percent, active }) => {
      const names = days.length === 7 ? 'every day' : days.map((day) => DAYS[day]).join(', ');
      const hours = [times.from, times.until].map((time) => (time ? formatTime(time) : '')).join(' to ');
      return `${category}: ${percent} % off, ${names}, ${hours}${active ? '' : ', not active'}`;
    })
    .join('\n');
