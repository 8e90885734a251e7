import { type Mealtime, mealtimeProblem, mealtimeText } from '@storefront/shared/rules/mealtimes';
import type { MealtimeDraft } from './MealtimeInputs';

/** A time field has no 24:00; there the end of the day is 00:00. */
const atMidnight = (time: string, from: string, to: string) => (time === from ? to : time);

/** Returns the form's times of a mealtime. */
export const toMealtimeDraft = (mealtime: Mealtime | null | undefined): MealtimeDraft =>
  mealtime
    ? { from: mealtime.from, until: atMidnight(mealtime.until, '24:00', '00:00') }
    : { from: '', until: '' };

/** Returns the mealtime of a form; null if both times are blank. It may have a problem, see `draftProblem`. */
export const readMealtime = ({ from, until }: MealtimeDraft): Mealtime | null =>
  from === '' && until === '' ? null : { from, until: atMidnight(until, '00:00', '24:00') };

/** Returns what is wrong with the times, in words for staff; null if nothing is. */
export function draftProblem(draft: MealtimeDraft): string | null {
  const mealtime = readMealtime(draft);
  if (mealtime === null) return null;
  if (mealtime.from === '' || mealtime.until === '') return 'Fill in both times, or neither';
  return mealtimeProblem(mealtime) && 'It must end after it begins';
}

/** Returns times in words, as staff compare them. */
export const draftText = (draft: MealtimeDraft): string => {
  const mealtime = readMealtime(draft);
  return mealtime ? mealtimeText(mealtime) : '';
};
