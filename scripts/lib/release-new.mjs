import { built, withReleases } from './built.mjs';
import { inRoot, parts } from './paths.mjs';
import { readStory } from './release-story.mjs';

/**
 * Releases each build that was never released. A build that was rolled back stays rolled back.
 *
 * @param {string} dataDir
 * @param {{ releaseStore?: object | null, grants?: object, publicOrigin?: string | null }} [shop] the bucket, what the
 * operator granted, and the shop's origin
 * @returns {Promise<string[]>} the released parts, each with its release and its warnings
 */
export async function releaseNew(dataDir, { releaseStore, grants, publicOrigin } = {}) {
  const { release } = await built('release');
  const fresh = [];
  for (const part of parts) {
    const { name, folder } = part;
    const story = await readStory(part);
    const dist = inRoot(folder, 'dist');
    const options = {
      dataDir,
      releaseStore,
      name,
      dist,
      now: Date.now,
      onlyNew: true,
      grants,
      publicOrigin,
      ...story,
    };
    const result = await withReleases(() => release(options));
    if (result.state === 'released') fresh.push([`${name} ${result.release}`, ...result.warnings].join(': '));
  }
  return fresh;
}
