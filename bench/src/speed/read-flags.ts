import { readNumbers } from '../common/read-numbers';

/** The flags of the speed bench. */
export interface SpeedBenchFlags {
  readonly rounds: number;
  /** Prefix of the names of the pages to measure; empty: all. */
  readonly only: string;
}

/** Reads `--rounds=7 --only=/menu`. @throws Error with the usage */
export function readFlags(args: readonly string[]): SpeedBenchFlags {
  const only = args.find((arg) => /^--only=.+/.test(arg));
  const numbers = readNumbers(
    args.filter((arg) => arg !== only),
    { rounds: { usual: 5, min: 1, max: 50 } },
  );
  return { ...numbers, only: only?.slice('--only='.length) ?? '' };
}
