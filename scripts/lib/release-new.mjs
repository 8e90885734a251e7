import { built, withReleases } from './built.mjs';
import { inRoot, parts } from './paths.mjs';

/**
 * Makes live what was built and never released; what was rolled back stays so.
 *
 * @returns {Promise<string[]>} the parts that went live, each with its release
 */
export async function releaseNew(dataDir) {
  const { release } = await built('release');
  const fresh = [];
  for (const { name, folder } of parts) {
    const options = { dataDir, name, dist: inRoot(folder, 'dist'), now: Date.now, onlyNew: true };
    const result = await withReleases(() => release(options));
    if (result.state === 'released') fresh.push(`${name} ${result.release}`);
  }
  return fresh;
}
