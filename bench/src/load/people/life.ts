import { setTimeout } from 'node:timers/promises';
import { exponential } from '../../scale/simulate';

/** The time of a person: until when they visit the shop, and how long they think. */
export interface Life {
  isOver(): boolean;
  /** Returns a number from 0 to 1. */
  random(): number;
  /** Waits a random time with this mean, ms, at most until the visit is over. */
  think(meanMs: number): Promise<void>;
}

/** @param ms length of the visit */
export function startLife(random: () => number, ms: number): Life {
  const end = performance.now() + ms;
  const left = () => end - performance.now();
  return {
    isOver: () => left() <= 0,
    random,
    think: async (meanMs) => {
      const wait = Math.min(exponential(random, meanMs), left());
      if (wait > 0) await setTimeout(wait);
    },
  };
}

/** Returns one of these, each equally likely. */
export function pick<T>(life: Life, from: readonly T[]): T {
  const one = from[Math.floor(life.random() * from.length)];
  if (one === undefined) throw new Error('There is nothing to pick from');
  return one;
}
