import type { TimeRange } from './opening-hours';

/** How often a day may open and close; more is a mistake of typing. */
export const RANGES_MAX = 6;

const OPENS = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const CLOSES = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/**
 * What is wrong with the opening times of one day (P13); null where nothing is. A night that runs past midnight is
 * two ranges: until `24:00`, and from `00:00` of the next day.
 */
export function rangesProblem(ranges: readonly TimeRange[]): string | null {
  if (ranges.length > RANGES_MAX) return `must have at most ${RANGES_MAX} ranges a day`;
  // Times of one form sort as texts.
  const sorted = [...ranges].sort((a, b) => a.opens.localeCompare(b.opens));
  for (const [index, { opens, closes }] of sorted.entries()) {
    if (!OPENS.test(opens) || !CLOSES.test(closes)) return 'must hold times such as 08:00';
    if (closes <= opens) return 'must close after it opens';
    const next = sorted[index + 1];
    if (next && next.opens < closes) return 'must not hold ranges that overlap';
  }
  return null;
}
