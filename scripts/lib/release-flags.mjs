import { parseArgs } from 'node:util';
import { partsNamed } from './build-parts.mjs';
import { Problem } from './problem.mjs';

const options = { from: { type: 'string' } };

function parse(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Problem(error.message);
  }
}

/**
 * What `npm run release` was asked for.
 *
 * @returns {{ wanted: typeof import('./paths.mjs').parts, from?: string }}
 */
export function readReleaseFlags(args) {
  const { positionals, values } = parse(args);
  if (positionals.length === 0) throw new Problem('Say what to release: npm run release -- cafe');
  const wanted = partsNamed(positionals);
  if (values.from !== undefined && wanted.length !== 1)
    throw new Problem('A folder holds one part: npm run release -- cafe --from=<folder>');
  return { wanted, ...values };
}
