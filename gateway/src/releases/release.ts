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
 * Releases what a workspace has built: an immutable folder named by version and content, its contract checked, and
 * the registry switched in one step. Throws {@link ReleaseError} with every reason why it may not go live.
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
