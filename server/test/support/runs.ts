/** How often a property is tried: a few times among the other tests, RUNS times in a long run of its own. */
export const runs = (few: number): number => Number(process.env.RUNS) || few;

/** Time for a property that takes so long each time, ms. */
export const timeFor = (count: number, each: number): number => 30_000 + count * each;
