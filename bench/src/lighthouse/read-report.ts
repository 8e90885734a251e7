import { median } from '../common/median';

interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly numericValue?: number;
}

/** The fields of Lighthouse's report that are read. */
interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The metrics of the performance score; ms, except CLS. */
export const METRICS = {
  FCP: 'first-contentful-paint',
  SI: 'speed-index',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof METRICS;
const metricNames = Object.keys(METRICS) as Metric[];

/** Scores out of 100, and the failed audits. */
export interface Scores {
  readonly points: Readonly<Record<Category, number>>;
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Failed audits of all categories except performance, where some always fail. */
  readonly faults: readonly string[];
}

export function readReport(text: string): Scores {
  const { categories, audits } = JSON.parse(text) as Report;
  const points = CATEGORIES.map((name) => [name, Math.round(100 * (categories[name]?.score ?? Number.NaN))]);
  const metrics = metricNames.map((name) => [name, audits[METRICS[name]]?.numericValue ?? Number.NaN]);
  const faults = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title}`),
  );
  return { points: Object.fromEntries(points), metrics: Object.fromEntries(metrics), faults };
}

/** Returns the medians of several runs, and every failed audit of any run. */
export function middleOf(runs: readonly Scores[]): Scores {
  const points = CATEGORIES.map((name) => [name, median(runs.map((run) => run.points[name]))]);
  const metrics = metricNames.map((name) => [name, median(runs.map((run) => run.metrics[name]))]);
  return {
    points: Object.fromEntries(points),
    metrics: Object.fromEntries(metrics),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}
