import { basename, join } from 'node:path';
import semver from 'semver';
import shared from '../webpack/shared-modules.cjs';
import { findUses } from './find-uses.mjs';
import home from './home.cjs';
import manifest from './manifest.cjs';

const { folderOf, readJson } = home;

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
 * Yields, as text, what these remotes use of `shared` beyond the range in their package.json. A release is checked against
 * that range only, so it has to be right.
 *
 * @param {string[]} folders of the workspaces
 * @param {Record<string, string>} since export → version of `shared` that added it
 */
export function* rangeViolations(folders, since) {
  // Every part compiles in code of `shared` that uses the shared modules too.
  const everywhere = findUses(join(folderOf('@storefront/shared'), 'src'), shared.oursByName);
  for (const folder of folders) {
    const range = manifest.sharedRange(readJson(join(folder, 'package.json')));
    const uses = new Set([...everywhere, ...findUses(join(folder, 'src'), shared.oursByName)]);
    for (const text of usesBeyondRange({ range, uses }, since)) yield `${basename(folder)} ${text}`;
  }
}
