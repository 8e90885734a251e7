import { median } from '../common/median';
import type { Visit } from './visit-page';

/** The metrics of each page: ms, except CLS (no unit), bytes and requests. */
export const METRICS = [
  'ttfb',
  'fcp',
  'lcp',
  'cls',
  'tbt',
  'tap',
  'tapDelay',
  'typeDelay',
  'repeatLcp',
  'scriptBytes',
  'bytes',
  'requests',
] as const;

export type Metric = (typeof METRICS)[number];
type Metrics = Readonly<Record<Metric, number>>;

/** One visit, and the result of a visit that taps as early as possible. */
export type Round = Pick<Visit, Exclude<Metric, 'tap'>> & { readonly tap: number };

/** The metrics of one candidate on one page. */
export interface SpeedRow {
  readonly page: string;
  readonly candidate: string;
  readonly metrics: Metrics;
  /** Median of the rounds' ratios to the baseline; null for the baseline itself. */
  readonly ratio: Metrics | null;
}

const each = (of: (metric: Metric) => number): Metrics =>
  Object.fromEntries(METRICS.map((metric) => [metric, of(metric)])) as Record<Metric, number>;

/** Returns medians over the rounds, and of the rounds' ratios to `base`. */
export function compareVisits(
  page: string,
  candidate: string,
  rounds: readonly Round[],
  base: readonly Round[] | null,
): SpeedRow {
  const metrics = each((metric) => median(rounds.map((round) => round[metric])));
  const ratio =
    base &&
    each((metric) => median(rounds.map((round, at) => round[metric] / (base[at]?.[metric] ?? Number.NaN))));
  return { page, candidate, metrics, ratio };
}
