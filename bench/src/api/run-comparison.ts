import type { Round } from './compare';
import type { Slice } from './sample';

/** Somebody who answers under load for so many milliseconds. */
export type Side = (ms: number) => Promise<Slice>;

/** Two sides that do the same work; the ratio is subject ÷ base. */
export interface Duel {
  /** What is asked for: "menu, first page". */
  readonly what: string;
  /** What the subject is held against. */
  readonly against: string;
  readonly database: string;
  /** Size of the shop that was asked. */
  readonly orders: number;
  readonly subject: Side;
  readonly base: Side;
}

export interface Pace {
  readonly rounds: number;
  /** Length of one stretch of load, ms. */
  readonly ms: number;
  /** Length of what comes first and does not count, ms: until then the code is not compiled for speed. */
  readonly warmUpMs: number;
}

/** Lets the sides take turns: once each to warm up, then round by round, the one first that was second before. */
export async function fight({ subject, base }: Duel, { rounds, ms, warmUpMs }: Pace): Promise<Round[]> {
  await subject(warmUpMs);
  await base(warmUpMs);
  const done: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await subject(ms);
      done.push({ subject: first, base: await base(ms) });
    } else {
      const first = await base(ms);
      done.push({ base: first, subject: await subject(ms) });
    }
  }
  return done;
}
