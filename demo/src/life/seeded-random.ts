/** Draws numbers that are the same at each run. */
export interface SeededRandom {
  /** Returns a whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** Returns whether an event of this probability, 0 to 1, happens. */
  chance(probability: number): boolean;
  /** Returns one of the items; an item with twice the weight comes twice as often. @throws Error for an empty list */
  pick<T>(items: readonly T[], weightOf?: (item: T, index: number) => number): T;
}

/** Returns a generator for a seed (mulberry32); not for secrets. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick(items, weightOf = () => 1) {
      const weights = items.map(weightOf);
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const found = weights.findIndex((weight) => {
        rest -= weight;
        return rest < 0;
      });
      const item = items.at(found);
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
  };
}
