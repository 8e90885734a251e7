import { readNumbers } from '../common/read-numbers';

/** Reads `--seconds=60 --minutes=10` and so on. @throws Error with the usage */
export const readFlags = (args: readonly string[]) =>
  readNumbers(args, {
    /** Length of the first stage, s. */
    seconds: { usual: 60, min: 5, max: 600 },
    /** Length of the second stage; 0: there is none. */
    minutes: { usual: 10, min: 0, max: 120 },
    /** How long the shop has nothing to do before, s. */
    idle: { usual: 30, min: 0, max: 300 },
    browsing: { usual: 200, min: 0, max: 2_000 },
    ordering: { usual: 20, min: 0, max: 500 },
    staff: { usual: 5, min: 0, max: 50 },
    /** 1: on PostgreSQL instead of SQLite. */
    postgres: { usual: 0, min: 0, max: 1 },
    /** Of the times between requests. */
    seed: { usual: 1, min: 1, max: 1_000_000 },
  });

export type LoadFlags = ReturnType<typeof readFlags>;
