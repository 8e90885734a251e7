import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import type { TimeRange } from '@storefront/shared/rules/opening-hours';
import { rangesProblem } from '@storefront/shared/rules/opening-hours';
import { type EditField, editField, flagField } from '../../../common/conflict/edit-field';

/** An edited range, with the React key of its row. */
export interface RangeDraft extends TimeRange {
  readonly key: number;
}

export interface DateDraft {
  readonly key: number;
  readonly date: string;
  readonly ranges: readonly RangeDraft[];
}

/** The opening hours while staff edit them. */
export interface HoursDraft {
  readonly weekly: readonly (readonly RangeDraft[])[];
  readonly dates: readonly DateDraft[];
  readonly refuseWhenClosed: boolean;
}

let keys = 0;

/** Returns a new React key. */
export function nextKey(): number {
  keys += 1;
  return keys;
}

/** Returns the default of a new range (§2). */
export const newRange = (): RangeDraft => ({ key: nextKey(), opens: '08:00', closes: '21:30' });

/** Shows midnight as 00:00, because a time input has no 24:00. */
const toDrafts = (ranges: readonly TimeRange[]): RangeDraft[] =>
  ranges.map(({ opens, closes }) => ({
    key: nextKey(),
    opens,
    closes: closes === '24:00' ? '00:00' : closes,
  }));

const fromDrafts = (ranges: readonly RangeDraft[]): TimeRange[] =>
  ranges
    .map(({ opens, closes }) => ({ opens, closes: closes === '00:00' ? '24:00' : closes }))
    .sort((a, b) => a.opens.localeCompare(b.opens));

/** Returns the stored hours for editing. */
export const toDraft = ({ weekly, exceptions, refuseWhenClosed }: ShopSettings): HoursDraft => ({
  weekly: weekly.map(toDrafts),
  dates: Object.entries(exceptions)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, ranges]) => ({ key: nextKey(), date, ranges: toDrafts(ranges) })),
  refuseWhenClosed,
});

/** Returns the edited hours for storing. */
export const fromDraft = ({ weekly, dates, refuseWhenClosed }: HoursDraft) => ({
  weekly: weekly.map(fromDrafts),
  exceptions: Object.fromEntries(dates.map(({ date, ranges }) => [date, fromDrafts(ranges)])),
  refuseWhenClosed,
});

/** Returns the error of a day's ranges as a sentence; null if there is none. */
export function dayProblem(ranges: readonly RangeDraft[]): string | null {
  const problem = rangesProblem(fromDrafts(ranges));
  return problem && `This day ${problem}.`;
}

/** True if the hours are valid. */
export const isValid = ({ weekly, dates }: HoursDraft): boolean =>
  [...weekly, ...dates.map(({ ranges }) => ranges)].every((ranges) => dayProblem(ranges) === null);

/** True if storing one draft stores the same as storing the other. */
export const isSame = (one: HoursDraft, other: HoursDraft): boolean =>
  JSON.stringify(fromDraft(one)) === JSON.stringify(fromDraft(other));

const rangesText = (ranges: readonly RangeDraft[]): string =>
  fromDrafts(ranges)
    .map(({ opens, closes }) => `${opens} to ${closes}`)
    .join(', ') || 'Closed';

/** The days of the week; the first is Sunday. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The parts that two members of staff may change at the same time (C165). */
export const hoursFields: readonly EditField<HoursDraft, ShopSettings>[] = [
  ...WEEKDAYS.map((label, index) => ({
    id: label,
    label,
    text: ({ weekly }: HoursDraft) => rangesText(weekly[index] ?? []),
    copy: (to: HoursDraft, from: HoursDraft) => ({
      ...to,
      weekly: to.weekly.map((own, at) => (at === index ? (from.weekly[index] ?? own) : own)),
    }),
  })),
  editField('dates', 'Other hours on a date', {
    text: ({ dates }) =>
      [...dates]
        .sort((a, b) => a.date.localeCompare(b.date))
        .map(({ date, ranges }) => `${date}: ${rangesText(ranges)}`)
        .join('\n'),
  }),
  flagField('refuseWhenClosed', 'Refuse orders outside of these hours'),
];
