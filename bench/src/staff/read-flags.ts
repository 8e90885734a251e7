import { readNumbers } from '../common/read-numbers';

/** The flags of the dashboard bench. */
export interface StaffBenchFlags {
  /** Orders of the large shop. */
  readonly large: number;
  readonly rounds: number;
}

/** Reads `--large=1000000 --rounds=5`. @throws Error with the usage */
export const readFlags = (args: readonly string[]): StaffBenchFlags =>
  readNumbers(args, {
    large: { usual: 20_000, min: 2_000, max: 1_000_000 },
    rounds: { usual: 9, min: 1, max: 100 },
  });
