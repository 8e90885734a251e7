import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import type { TimeRange } from '@storefront/shared/rules/opening-hours';
import { rangesProblem } from '@storefront/shared/rules/opening-hours';

/** A range as its two fields show it; the key stays with the row. */
export interface RangeDraft extends TimeRange {
  readonly key: number;
}

export interface DateDraft {
  readonly key: number;
  readonly date: string;
  readonly ranges: readonly RangeDraft[];
}

/** The opening hours while somebody edits them. */
export interface HoursDraft {
  readonly weekly: readonly (readonly RangeDraft[])[];
  readonly dates: readonly DateDraft[];
  readonly refuseWhenClosed: boolean;
}

let keys = 0;

/** A key for a new row. */
export function nextKey(): number {
  keys += 1;
  return keys;
}

/** What a new range begins with (§2). */
export const newRange = (): RangeDraft => ({ key: nextKey(), opens: '08:00', closes: '21:30' });

/** A field for a time knows midnight as 00:00 only. */
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

/** The stored hours, ready to be edited. */
export const toDraft = ({ weekly, exceptions, refuseWhenClosed }: ShopSettings): HoursDraft => ({
  weekly: weekly.map(toDrafts),
  dates: Object.entries(exceptions)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, ranges]) => ({ key: nextKey(), date, ranges: toDrafts(ranges) })),
  refuseWhenClosed,
});

/** The edited hours, ready to be stored. */
export const fromDraft = ({ weekly, dates, refuseWhenClosed }: HoursDraft) => ({
  weekly: weekly.map(fromDrafts),
  exceptions: Object.fromEntries(dates.map(({ date, ranges }) => [date, fromDrafts(ranges)])),
  refuseWhenClosed,
});

/** What is wrong with a day, as a sentence; null where nothing is. */
export function dayProblem(ranges: readonly RangeDraft[]): string | null {
  const problem = rangesProblem(fromDrafts(ranges));
  return problem && `This day ${problem}.`;
}

/** Whether the hours can be stored. */
export const isSound = ({ weekly, dates }: HoursDraft): boolean =>
  [...weekly, ...dates.map(({ ranges }) => ranges)].every((ranges) => dayProblem(ranges) === null);
