import type { PointsAccount } from '@storefront/shared/contract/entities/points';
import { pointsExpireAt, sumByDay } from '@storefront/shared/rules/expiry';
import { momentOf, wallClock } from '@storefront/shared/rules/kathmandu';
import { monthName, shopDay } from './shop-day';

/** Points that expire on one day, with their position on the scale of the next five months. */
interface ExpiryMark {
  readonly at: string;
  readonly points: number;
  /** Percent of the drawing's width. */
  readonly x: number;
  /** Share of the largest expiry, 0 to 1. */
  readonly share: number;
  /** Height of its label, as the tallest share beside it; null if the label would overprint another one. */
  readonly label: number | null;
}

export interface ExpiryScale {
  readonly months: readonly { readonly name: string; readonly x: number }[];
  readonly marks: readonly ExpiryMark[];
}

const monthsBetween = (from: number, to: number) => {
  const { year, month } = wallClock(from);
  const starts: { month: number; at: number }[] = [];
  for (let step = 1; ; step += 1) {
    const at = momentOf({
      year: year + Math.floor((month - 1 + step) / 12),
      month: ((month - 1 + step) % 12) + 1,
      day: 1,
      hour: 0,
      minute: 0,
      second: 0,
      millisecond: 0,
    });
    if (at > to) return starts;
    starts.push({ month: ((month - 1 + step) % 12) + 1, at });
  }
};

/** Length of the line in percent; less than 100, so that the last mark fits. */
const LENGTH = 97;

/** Room of a label in percent: five digits in a drawing of 288 px, the narrowest. */
const LABEL_ROOM = 13;

type Unlabelled = Omit<ExpiryMark, 'label'>;

const isNear = (one: Unlabelled, other: Unlabelled) => Math.abs(one.x - other.x) < LABEL_ROOM;

/** Labels the next day, then the days with the most points, as far as their labels stand apart. */
function addLabels(marks: readonly Unlabelled[]): ExpiryMark[] {
  const [next, ...later] = marks;
  const labelled: Unlabelled[] = [];
  for (const mark of [...(next ? [next] : []), ...later.sort((a, b) => b.points - a.points)])
    if (!labelled.some((other) => isNear(mark, other))) labelled.push(mark);
  return marks.map((mark) => ({
    ...mark,
    label: labelled.includes(mark)
      ? Math.max(...marks.filter((other) => isNear(mark, other)).map(({ share }) => share))
      : null,
  }));
}

/** Returns a scale from now until points earned now would expire (C20), with the shop's months. */
export function expiryScale(expiring: PointsAccount['expiring'], now: number): ExpiryScale {
  const end = pointsExpireAt(now);
  const place = (moment: number) => Math.min(LENGTH, Math.max(0, (LENGTH * (moment - now)) / (end - now)));
  const days = sumByDay(expiring);
  const most = Math.max(1, ...days.map(({ points }) => points));
  return {
    months: monthsBetween(now, end).map(({ month, at }) => ({
      name: monthName(month).slice(0, 3),
      x: place(at),
    })),
    marks: addLabels(
      days.map(({ points, expiresAt }) => ({
        at: shopDay(expiresAt),
        points,
        x: place(Date.parse(expiresAt)),
        share: points / most,
      })),
    ),
  };
}
