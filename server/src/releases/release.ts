import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changePart } from './change-registry';
import { contentHash } from './content-hash';
import { copyParts, placeDraft } from './copy-build';
import { inspectBuild } from './inspect-build';
import type { RegistryPart } from './registry-schema';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';

export interface ReleaseOptions {
  readonly dataDir: string;
  readonly name: string;
  /** The `dist` folder of the workspace. */
  readonly dist: string;
  readonly now: () => number;
  /** Leaves the registry alone if this build was ever released: a start must not undo a rollback. */
  readonly onlyNew?: boolean;
}

export interface ReleaseResult {
  readonly name: string;
  readonly release: string;
  /** `known`: released before and, with `onlyNew`, not made live again. */
  readonly state: 'released' | 'already live' | 'known';
  /** What is allowed, yet worth knowing. */
  readonly warnings: readonly string[];
}

function makeLive(part: RegistryPart | undefined, release: string, at: string): RegistryPart {
  const earlier = part?.history.filter((record) => record.release !== release) ?? [];
  return { ...part, live: release, since: at, history: [...earlier, { release, at }] };
}

async function switchTo(options: ReleaseOptions, release: string): Promise<ReleaseResult['state']> {
  let state: ReleaseResult['state'] = 'released';
  await changePart(options.dataDir, options.name, (part) => {
    if (part?.live === release) state = 'already live';
    else if (options.onlyNew && part?.history.some((record) => record.release === release)) state = 'known';
    if (part && state !== 'released') return part;
    return makeLive(part, release, new Date(options.now()).toISOString());
  });
  return state;
}

/**
 * Releases what a workspace has built: an immutable folder named by version and content, its contract checked, and
 * the registry switched in one step. Throws {@link ReleaseError} with every reason why it may not go live.
 */
export async function release(options: ReleaseOptions): Promise<ReleaseResult> {
  const { dataDir, name, dist } = options;
  const draft = join(releasePaths.part(dataDir, name), `.draft-${randomUUID()}`);
  try {
    await copyParts(dist, draft);
    const { version, problems, warnings } = await inspectBuild({ dataDir, name, folder: draft });
    if (problems.length > 0) throw new ReleaseError(`${name} cannot be released: ${problems.join('; ')}`);
    const id = `${version}-${await contentHash(draft)}`;
    await placeDraft({ dataDir, name, draft, release: id });
    return { name, release: id, state: await switchTo(options, id), warnings };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
