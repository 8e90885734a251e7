import { built, withReleases } from './built.mjs';
import { inRoot, parts } from './paths.mjs';

/**
 * Releases each build that was never released. A build that was rolled back stays rolled back.
 *
 * @returns {Promise<string[]>} the released parts, each with its release
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
