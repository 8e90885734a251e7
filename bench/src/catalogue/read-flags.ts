import { readNumbers } from '../common/read-numbers';

/** How the bench of the catalogue is run. */
export interface CatalogueBenchFlags {
  /** Pieces of clothing in the shop. */
  readonly items: number;
  /** How fast one scrolls, CSS px a second. */
  readonly speed: number;
  /** How many times slower the processor is made. */
  readonly cpu: number;
  /** How often each side scrolls through everything. */
  readonly rounds: number;
}

/** Reads `--items=500 --rounds=3` and the like. @throws Error that says what there is */
export const readFlags = (args: readonly string[]): CatalogueBenchFlags =>
  readNumbers(args, {
    items: { usual: 2000, min: 1, max: 100_000 },
    speed: { usual: 3000, min: 1, max: 100_000 },
    cpu: { usual: 4, min: 1, max: 20 },
    rounds: { usual: 1, min: 1, max: 100 },
  });
