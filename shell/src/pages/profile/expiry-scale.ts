import type { PointsAccount } from '@storefront/shared/contract/entities/points';
import { pointsExpireAt } from '@storefront/shared/rules/expiry';
import { momentOf, wallClock } from '@storefront/shared/rules/kathmandu';
import { monthName, shopDay } from './shop-day';

/** Points that expire at one time, with their position on the scale of the next five months. */
interface ExpiryMark {
  readonly at: string;
  readonly points: number;
  /** Percent of the drawing's width. */
  readonly x: number;
  /** Share of the largest expiry, 0 to 1. */
  readonly share: number;
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

/** Returns a scale from now until points earned now would expire (C20), with the shop's months. */
export function expiryScale(expiring: PointsAccount['expiring'], now: number): ExpiryScale {
  const end = pointsExpireAt(now);
  const place = (moment: number) => Math.min(LENGTH, Math.max(0, (LENGTH * (moment - now)) / (end - now)));
  const most = Math.max(1, ...expiring.map(({ points }) => points));
  return {
    months: monthsBetween(now, end).map(({ month, at }) => ({
      name: monthName(month).slice(0, 3),
      x: place(at),
    })),
    marks: expiring.map(({ points, expiresAt }) => ({
      at: shopDay(expiresAt),
      points,
      x: place(Date.parse(expiresAt)),
      share: points / most,
    })),
  };
}
