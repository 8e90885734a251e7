import { readNumbers } from '../common/read-numbers';

/** How the bench of page speed is run. */
export interface SpeedBenchFlags {
  readonly rounds: number;
  /** How the names of the pages to measure begin; empty: all of them. */
  readonly only: string;
}

/** Reads `--rounds=7 --only=/menu`. @throws Error that says what there is */
export function readFlags(args: readonly string[]): SpeedBenchFlags {
  const only = args.find((arg) => /^--only=.+/.test(arg));
  const numbers = readNumbers(
    args.filter((arg) => arg !== only),
    { rounds: { usual: 5, min: 1, max: 50 } },
  );
  return { ...numbers, only: only?.slice('--only='.length) ?? '' };
}
