import { median } from '../common/median';
import { type Sample, type Speed, speedOf } from './sample';

/** One round: both sides, one right after the other. */
export interface Round {
  readonly candidate: Sample;
  readonly baseline: Sample;
}

/** Medians over all rounds, and the ratio of candidate to baseline. */
export interface ComparedSpeeds {
  readonly candidate: Speed;
  readonly baseline: Speed;
  /** Candidate ÷ baseline. */
  readonly ratio: Speed;
}

const fields = ['p50', 'p99', 'perSecond', 'cpuMs'] as const satisfies readonly (keyof Speed)[];

const bySpeed = (read: (field: keyof Speed) => number): Speed => {
  const [p50, p99, perSecond, cpuMs] = fields.map(read) as [number, number, number, number];
  return { p50, p99, perSecond, cpuMs };
};

/**
 * Compares round by round and takes the median of the rounds' ratios. So a machine that slows down, or one disturbed
 * round, does not change the result.
 */
export function compare(rounds: readonly Round[]): ComparedSpeeds {
  const pairs = rounds.map(({ candidate, baseline }) => ({
    candidate: speedOf(candidate),
    baseline: speedOf(baseline),
  }));
  const over = (read: (pair: (typeof pairs)[number], field: keyof Speed) => number) =>
    bySpeed((field) => median(pairs.map((pair) => read(pair, field))));
  return {
    candidate: over(({ candidate }, field) => candidate[field]),
    baseline: over(({ baseline }, field) => baseline[field]),
    ratio: over(({ candidate, baseline }, field) => candidate[field] / baseline[field]),
  };
}
