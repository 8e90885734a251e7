import { readNumbers } from '../common/read-numbers';

/** The flags of the catalogue bench. */
export interface CatalogueBenchFlags {
  /** Closet items in the shop. */
  readonly items: number;
  /** Speed of scrolling, CSS px per second. */
  readonly speed: number;
  /** Factor by which the processor is slowed down. */
  readonly cpu: number;
  /** How often each candidate scrolls through everything. */
  readonly rounds: number;
}

/** Reads `--items=500 --rounds=3` and so on. @throws Error with the usage */
export const readFlags = (args: readonly string[]): CatalogueBenchFlags =>
  readNumbers(args, {
    items: { usual: 2000, min: 1, max: 100_000 },
    speed: { usual: 3000, min: 1, max: 100_000 },
    cpu: { usual: 4, min: 1, max: 20 },
    rounds: { usual: 1, min: 1, max: 100 },
  });
