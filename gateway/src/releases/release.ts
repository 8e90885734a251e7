import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyParts } from './copy-build';
import { type Publication, publishDraft, type ReleaseResult } from './publish-draft';
import { releasePaths } from './release-paths';

export interface ReleaseOptions extends Publication {
  /** The `dist` folder of the workspace. */
  readonly dist: string;
}

/**
 * Releases the build of a workspace: checks its contract, copies it to an immutable folder named by version and content
 * hash, and switches the registry atomically. Throws {@link ReleaseError} with every reason against the release.
 */
export async function release({ dist, ...publication }: ReleaseOptions): Promise<ReleaseResult> {
  const { dataDir, name } = publication;
  const draft = join(releasePaths.part(dataDir, name), `.draft-${randomUUID()}`);
  try {
    await copyParts(dist, draft);
    return await publishDraft(draft, publication);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
