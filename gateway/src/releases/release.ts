import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyParts } from './copy-build';
import { type Build, type Publication, publishDrafts, type ReleaseResult } from './publish-drafts';
import { releasePaths } from './release-paths';

interface BuildFolder extends Build {
  /** The `dist` folder of the workspace. */
  readonly dist: string;
}

/**
 * Releases the builds of workspaces in one step: checks each contract and how shell and remotes fit, copies each build to
 * an immutable folder named by version and content hash, and switches the registry atomically. Throws
 * {@link ReleaseError} with every reason against the releases.
 */
export async function releaseTogether(
  builds: readonly BuildFolder[],
  publication: Publication,
): Promise<ReleaseResult[]> {
  const drafts = builds.map(({ dist, ...build }) => ({
    ...build,
    dist,
    folder: join(releasePaths.part(publication.dataDir, build.name), `.draft-${randomUUID()}`),
  }));
  try {
    for (const { dist, folder } of drafts) await copyParts(dist, folder);
    return await publishDrafts(drafts, publication);
  } finally {
    for (const { folder } of drafts) await rm(folder, { recursive: true, force: true });
  }
}

export type ReleaseOptions = Publication & BuildFolder;

/** As {@link releaseTogether}, for one build. */
export async function release({
  name,
  dist,
  source,
  ...publication
}: ReleaseOptions): Promise<ReleaseResult> {
  const [result] = await releaseTogether([{ name, dist, source }], publication);
  if (!result) throw new Error(`${name}: no result`);
  return result;
}
