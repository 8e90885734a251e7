import { inspectBuild } from './inspect-build';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';

interface Subject {
  readonly dataDir: string;
  readonly name: string;
  readonly release: string;
}

/**
 * Holds a release that is there already against what is live beside it now: a rollback may lead back to before a
 * contract changed. Answers what does not fit, each as half a sentence. Throws {@link ReleaseError} where its files
 * are gone.
 */
export async function findMisfits({ dataDir, name, release }: Subject): Promise<readonly string[]> {
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
