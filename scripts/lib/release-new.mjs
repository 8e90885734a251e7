import { built, withReleases } from './built.mjs';
import { inRoot, parts } from './paths.mjs';
import { readBy, readStory } from './release-story.mjs';

/**
 * Releases the builds that were never released, in one step: they may fit each other only. A build that was rolled back
 * stays rolled back.
 *
 * @param {string} dataDir
 * @param {{ releaseStore?: object | null, grants?: object, publicOrigin?: string | null }} [shop] the bucket, what the
 * operator granted, and the shop's origin
 * @returns {Promise<string[]>} the released parts, each with its release and its warnings
 */
export async function releaseNew(dataDir, { releaseStore, grants, publicOrigin } = {}) {
  const { releaseTogether } = await built('release');
  const builds = [];
  for (const part of parts) {
    const { source } = await readStory(part);
    builds.push({ name: part.name, dist: inRoot(part.folder, 'dist'), source });
  }
  const publication = {
    dataDir,
    releaseStore,
    now: Date.now,
    by: readBy(),
    onlyNew: true,
    grants,
    publicOrigin,
  };
  const results = await withReleases(() => releaseTogether(builds, publication));
  return results
    .filter(({ state }) => state === 'released')
    .map(({ name, release, warnings }) => [`${name} ${release}`, ...warnings].join(': '));
}
