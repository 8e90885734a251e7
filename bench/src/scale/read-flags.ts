import { readNumbers } from '../common/read-numbers';

/** Reads `--orders=5000 --database=8` and so on. @throws Error with the usage */
export const readFlags = (args: readonly string[]) =>
  readNumbers(args, {
    /** Orders in the peak hour; 0: a table of several. */
    orders: { usual: 0, min: 0, max: 1_000_000 },
    /** Cores of PostgreSQL's machine. */
    database: { usual: 4, min: 1, max: 128 },
    /** What is asked for each order. */
    calls: { usual: 40, min: 0, max: 1_000 },
    pages: { usual: 10, min: 0, max: 1_000 },
    rendered: { usual: 2, min: 0, max: 1_000 },
    /** 0: the costs that were recorded. */
    measure: { usual: 1, min: 0, max: 1 },
    /** Length of one measured run, s. */
    seconds: { usual: 3, min: 1, max: 10 },
    seed: { usual: 1, min: 1, max: 1_000_000 },
  });
