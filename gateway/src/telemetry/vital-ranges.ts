import type { Vital } from '@storefront/shared/delivery/release-reports';

/** Upper edges of the ranges in which times are counted, ms; what is above the last counts as the last. */
const TIMES = [50, 100, 200, 400, 600, 800, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 60_000];
/** The same of the layout shift, in thousandths. */
const SHIFTS = [10, 50, 100, 150, 250, 500, 1000, 10_000];

const scaleOf = (vital: Vital) => (vital === 'CLS' ? 1000 : 1);

/** Name of the range that a value counts in: `LCP 2500`. */
export function rangeOf(vital: Vital, value: number): string {
  const edges = vital === 'CLS' ? SHIFTS : TIMES;
  return `${vital} ${edges.find((edge) => value * scaleOf(vital) <= edge) ?? edges.at(-1)}`;
}

/** The value that three visits in four do not exceed, as the upper edge of its range; null where nothing is counted. */
export function threeQuarters(vital: Vital, counts: ReadonlyMap<string, number>): number | null {
  const ranges = [...counts]
    .filter(([name]) => name.startsWith(`${vital} `))
    .map(([name, count]) => ({ edge: Number(name.slice(vital.length + 1)), count }))
    .sort((one, other) => one.edge - other.edge);
  const total = ranges.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { edge, count } of ranges) {
    seen += count;
    if (seen >= total * 0.75) return edge / scaleOf(vital);
  }
  return null;
}
