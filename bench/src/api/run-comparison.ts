import type { Round } from './compare';
import type { Sample } from './sample';

/** Somebody who answers under load for so many milliseconds. */
export type LoadRun = (ms: number) => Promise<Sample>;

/** Two sides that do the same work; the ratio is candidate ÷ baseline. */
export interface Comparison {
  /** What is asked for: "menu, first page". */
  readonly what: string;
  /** What the candidate is held against. */
  readonly against: string;
  readonly database: string;
  /** Size of the shop that was asked. */
  readonly orders: number;
  readonly candidate: LoadRun;
  readonly baseline: LoadRun;
}

export interface Pace {
  readonly rounds: number;
  /** Length of one stretch of load, ms. */
  readonly ms: number;
  /** Length of what comes first and does not count, ms: until then the code is not compiled for speed. */
  readonly warmUpMs: number;
}

/** Lets the sides take turns: once each to warm up, then round by round, the one first that was second before. */
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
