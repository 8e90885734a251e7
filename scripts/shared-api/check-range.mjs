import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import semver from 'semver';
import { inRoot } from '../lib/paths.mjs';
import { findUses } from './find-uses.mjs';

const { oursByName } = createRequire(import.meta.url)('../webpack/shared-modules.cjs');

const rangeOf = (folder) =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).dependencies['@storefront/shared'];

/**
 * Returns, as text, the exports that a workspace uses but the lowest version of `shared` in its range lacks. In a shell
 * of that version they would be undefined.
 *
 * @param {{ range: string, uses: Iterable<string> }} workspace
 * @param {Record<string, string>} since export → version of `shared` that added it
 */
export function usesBeyondRange({ range, uses }, since) {
  const lowest = semver.minVersion(range);
  return [...uses]
    .filter((name) => since[name] !== undefined && semver.lt(lowest, since[name]))
    .sort()
    .map((name) => `uses ${name}, which came with shared ${since[name]}, but asks for ${range}`);
}

/**
 * Yields, as text, what these parts use of `shared` beyond the range in their package.json. A release is checked against
 * that range only, so it has to be right.
 *
 * @param {{ folder: string }[]} parts
 * @param {Record<string, string>} since export → version of `shared` that added it
 */
export function* rangeViolations(parts, since) {
  // Every part compiles in code of `shared` that uses the shared modules too.
  const everywhere = findUses(inRoot('shared/src'), oursByName);
  for (const { folder } of parts) {
    const uses = new Set([...everywhere, ...findUses(inRoot(folder, 'src'), oursByName)]);
    for (const text of usesBeyondRange({ range: rangeOf(folder), uses }, since)) yield `${folder} ${text}`;
  }
}
