import { median } from '../common/median';
import { type Slice, type Speed, speedOf } from './sample';

/** One round: both sides, one right after the other. */
export interface Round {
  readonly subject: Slice;
  readonly base: Slice;
}

/** Medians over all rounds, and how the subject stands to the base. */
export interface Comparison {
  readonly subject: Speed;
  readonly base: Speed;
  /** Subject ÷ base. */
  readonly ratio: Speed;
}

const fields = ['p50', 'p99', 'perSecond', 'cpuMs'] as const satisfies readonly (keyof Speed)[];

const bySpeed = (read: (field: keyof Speed) => number): Speed => {
  const [p50, p99, perSecond, cpuMs] = fields.map(read) as [number, number, number, number];
  return { p50, p99, perSecond, cpuMs };
};

/**
 * Compares round by round and takes the median of the rounds' ratios, so that a machine that slows down on the way,
 * or one round that something else has disturbed, does not move the result.
 */
export function compare(rounds: readonly Round[]): Comparison {
  const pairs = rounds.map(({ subject, base }) => ({ subject: speedOf(subject), base: speedOf(base) }));
  const over = (read: (pair: (typeof pairs)[number], field: keyof Speed) => number) =>
    bySpeed((field) => median(pairs.map((pair) => read(pair, field))));
  return {
    subject: over(({ subject }, field) => subject[field]),
    base: over(({ base }, field) => base[field]),
    ratio: over(({ subject, base }, field) => subject[field] / base[field]),
  };
}
