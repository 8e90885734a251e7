/** Number of runs of a property test: few by default, RUNS in a soak. */
export const runs = (few: number): number => Number(process.env.RUNS) || few;

/** Returns the time-out of a property test from the time of one run, ms. */
export const timeFor = (count: number, each: number): number => 30_000 + count * each;
