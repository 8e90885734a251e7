import { parseArgs } from 'node:util';
import { partsNamed } from './build-parts.mjs';
import { Problem } from './problem.mjs';

const options = { from: { type: 'string' }, entry: { type: 'string' }, weight: { type: 'string' } };

function parse(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Problem(error.message);
  }
}

function readWeight(text) {
  if (text === undefined) return {};
  if (!/^[1-9]\d?$/.test(text))
    throw new Problem(`--weight is "${text}"; allowed: 1 to 99, or none for all visitors`);
  return { weight: Number(text) };
}

/** A part that may have its sources in another checkout; its contract says whether it bears that name. */
function partElsewhere(name) {
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(name)) throw new Problem(`"${name}" is no name of a part`);
  return { name };
}

/**
 * What `npm run release` was asked for.
 *
 * @returns {{ wanted: { name: string, folder?: string }[], from?: string, entry?: string, weight?: number }}
 */
export function readReleaseFlags(args) {
  const { positionals, values } = parse(args);
  const { weight, ...source } = values;
  if (positionals.length === 0) throw new Problem('Say what to release: npm run release -- cafe');
  const [flag, second] = Object.keys(source);
  if (second) throw new Problem(`--${flag} and --${second} exclude each other`);
  if (flag && positionals.length > 1)
    throw new Problem(`--${flag} is about one part: npm run release -- ${positionals[0]} --${flag}=…`);
  const wanted = flag ? positionals.map(partElsewhere) : partsNamed(positionals);
  return { wanted, ...source, ...readWeight(weight) };
}
