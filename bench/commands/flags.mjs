import { Problem } from '../../scripts/lib/problem.mjs';

/** Returns the flags of a bench, read by its `readFlags`. Throws a Problem for an invalid one. */
export function benchFlags(readFlags, args) {
  try {
    return readFlags(args);
  } catch (error) {
    throw new Problem(error.message);
  }
}
