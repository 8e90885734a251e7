import { built, withReleases } from './built.mjs';
import { Problem } from './problem.mjs';

/**
 * Returns the registry's entries of these parts.
 *
 * @param {string} dataDir
 * @param {string[]} names
 * @throws {Problem} if one of them was never released
 */
export async function knownParts(dataDir, names) {
  const { listReleases } = await built('list-releases');
  const found = await withReleases(() => listReleases(dataDir));
  return names.map((name) => {
    const part = found.find((one) => one.name === name);
    if (part) return part;
    const known = found.map((one) => one.name).join(', ') || 'nothing';
    throw new Problem(`${name} was never released in ${dataDir}; released there: ${known}`);
  });
}
