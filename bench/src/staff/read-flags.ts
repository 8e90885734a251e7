import { readNumbers } from '../common/read-numbers';

/** The flags of the dashboard bench. */
export interface StaffBenchFlags {
  /** Orders of the large shop. */
  readonly large: number;
  readonly rounds: number;
  /** The part to measure; null: both. */
  readonly only: 'tabs' | 'board' | null;
}

/** Reads `--large=1000000 --rounds=5 --only=board`. @throws Error with the usage */
export function readFlags(args: readonly string[]): StaffBenchFlags {
  const only = (['tabs', 'board'] as const).find((part) => args.includes(`--only=${part}`)) ?? null;
  const numbers = readNumbers(
    args.filter((arg) => arg !== `--only=${only}`),
    { large: { usual: 20_000, min: 2_000, max: 1_000_000 }, rounds: { usual: 9, min: 1, max: 100 } },
  );
  return { ...numbers, only };
}
