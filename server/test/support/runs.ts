/** Number of runs of a property test: few by default, RUNS in a soak. */
export const runs = (few: number): number => Number(process.env.RUNS) || few;

/** Whether tests of faults take their long forms: TEST_WHOLE, or a soak. */
export const IS_WHOLE = Boolean(process.env.TEST_WHOLE || process.env.RUNS);

/** Number of kills: few by default, five times as many in the long form, RUNS in a soak. */
export const kills = (few: number): number => runs(IS_WHOLE ? 5 * few : few);

/** Returns the time-out of a property test from the time of one run, ms. */
export const timeFor = (count: number, each: number): number => 120_000 + count * each;
