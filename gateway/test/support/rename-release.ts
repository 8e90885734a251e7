import { readFile, rename } from 'node:fs/promises';
import { contentHash } from '../../src/releases/content-hash';
import { writeFileAtomically } from '../../src/releases/durable-write';
import { releasePaths } from '../../src/releases/release-paths';

/** Renames a release whose files a test has changed by their hash, as if another program had stored it so. Returns its new id. */
export async function renameRelease(dataDir: string, name: string, release: string): Promise<string> {
  const folder = releasePaths.release(dataDir, name, release);
  const renamed = release.replace(/[^-]+$/, await contentHash(folder));
  await rename(folder, releasePaths.release(dataDir, name, renamed));
  const registry = releasePaths.registry(dataDir);
  await writeFileAtomically(registry, (await readFile(registry, 'utf8')).replaceAll(release, renamed));
  return renamed;
}
