import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { partsNamed } from './build-parts.mjs';
import { parseFlags } from './parse-flags.mjs';
import { Problem } from './problem.mjs';

const options = {
  from: { type: 'string' },
  entry: { type: 'string' },
  weight: { type: 'string' },
  anyway: { type: 'string' },
  older: { type: 'boolean' },
  changed: { type: 'boolean' },
  'new-shop': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
};

function readWeight(text) {
  if (text === undefined) return {};
  if (!/^[1-9]\d?$/.test(text))
    throw new Problem(`--weight is "${text}"; allowed: 1 to 99, or none for all visitors`);
  return { weight: Number(text) };
}

/** A part whose sources may be in another checkout; the release checks its name against its manifest. */
function partElsewhere(name) {
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(name)) throw new Problem(`"${name}" is no name of a part`);
  return { name };
}

function checkFolder(from) {
  const isBuild = ['remote.json', 'shell.json'].some((file) => existsSync(join(from, file)));
  if (!isBuild) throw new Problem(`--from: ${resolve(from)} holds neither remote.json nor shell.json`);
}

/** The history says why a release went out that the command refused (C481, C485). */
function checkAnyway(anyway) {
  if (anyway !== undefined && !anyway.trim())
    throw new Problem('--anyway needs a reason: --anyway="the new cart, for staff only"');
}

/**
 * Parses the arguments of `npm run release`.
 *
 * @returns {{ wanted: { name: string, folder?: string }[], from?: string, entry?: string, weight?: number, anyway?: string, older?: boolean, changed?: boolean, isNewShop?: boolean, isDryRun?: boolean }}
 */
export function readReleaseFlags(args) {
  const { positionals, values } = parseFlags(args, options);
  const { weight, anyway, older, changed, 'new-shop': isNewShop, 'dry-run': isDryRun, ...source } = values;
  if (positionals.length === 0 && !changed) throw new Problem('Say what to release: npm run release -- cafe');
  const [flag, second] = [...Object.keys(source), ...(changed ? ['changed'] : [])];
  if (second) throw new Problem(`--${flag} and --${second} exclude each other`);
  if (flag && !changed && positionals.length > 1)
    throw new Problem(`--${flag} is about one part: npm run release -- ${positionals[0]} --${flag}=…`);
  checkAnyway(anyway);
  if (source.from !== undefined) checkFolder(source.from);
  const wanted = flag && !changed ? positionals.map(partElsewhere) : partsNamed(positionals);
  return {
    wanted,
    ...source,
    ...readWeight(weight),
    ...(anyway && { anyway }),
    ...(older && { older }),
    ...(changed && { changed }),
    ...(isNewShop && { isNewShop }),
    ...(isDryRun && { isDryRun }),
  };
}
