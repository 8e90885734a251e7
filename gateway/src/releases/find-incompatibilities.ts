import { inspectBuild } from './inspect-build';
import { pullRelease } from './pull-releases';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';
import type { ReleasePlace } from './release-place';

interface Subject extends ReleasePlace {
  readonly name: string;
  readonly release: string;
}

/**
 * Checks an existing release against the live parts: a rollback may go back to before a contract changed. Returns the
 * incompatibilities, each as half a sentence. Throws {@link ReleaseError} if its files no longer exist.
 */
export async function findIncompatibilities(subject: Subject): Promise<readonly string[]> {
  const { dataDir, name, release } = subject;
  await pullRelease(subject, name, release);
  const folder = releasePaths.release(dataDir, name, release);
  try {
    const { problems, warnings } = await inspectBuild({ dataDir, name, folder });
    return [...problems, ...warnings];
  } catch (error) {
    if (error instanceof ReleaseError)
      throw new ReleaseError(`${name} ${release} cannot be read: ${error.message}`);
    throw error;
  }
}
