import { built, withReleases } from './built.mjs';
import { Problem } from './problem.mjs';

/**
 * What the registry says of these parts, before anything is done with the first of them.
 *
 * @param {string} dataDir
 * @param {string[]} names
 * @throws {Problem} where one of them was never released
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
