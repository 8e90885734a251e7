import { createHash } from 'node:crypto';
import type { Still } from './still';

/** Raised when the painter changes, so that pictures of an earlier one are painted anew. */
const PAINTER = 1;

/** Names a still life by what is on it: equal ones are painted once. */
export function stillKey(still: Still): string {
  return createHash('sha256')
    .update(JSON.stringify([PAINTER, still]))
    .digest('hex')
    .slice(0, 20);
}
