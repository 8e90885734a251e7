import { Problem } from '../../scripts/lib/problem.mjs';

/** Flags of a bench as its `readFlags` reads them; one that it refuses is for the person at the keyboard. */
export function benchFlags(readFlags, args) {
  try {
    return readFlags(args);
  } catch (error) {
    throw new Problem(error.message);
  }
}
