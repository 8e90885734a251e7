import type { Round } from './compare';
import type { Sample } from './sample';

/** Runs load for a number of milliseconds. */
export type LoadRun = (ms: number) => Promise<Sample>;

/** Two sides that do the same work; the ratio is candidate ÷ baseline. */
export interface Comparison {
  /** What is requested: "menu, first page". */
  readonly what: string;
  /** Name of the baseline. */
  readonly against: string;
  readonly database: string;
  /** Size of the measured shop. */
  readonly orders: number;
  readonly candidate: LoadRun;
  readonly baseline: LoadRun;
}

export interface Pace {
  readonly rounds: number;
  /** Length of one load run, ms. */
  readonly ms: number;
  /** Length of the warm-up, ms, in which the code gets optimised. */
  readonly warmUpMs: number;
}

/** Runs both sides in turn: a warm-up each, then round by round, in alternating order. */
export async function runComparison(
  { candidate, baseline }: Comparison,
  { rounds, ms, warmUpMs }: Pace,
): Promise<Round[]> {
  await candidate(warmUpMs);
  await baseline(warmUpMs);
  const done: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await candidate(ms);
      done.push({ candidate: first, baseline: await baseline(ms) });
    } else {
      const first = await baseline(ms);
      done.push({ baseline: first, candidate: await candidate(ms) });
    }
  }
  return done;
}
