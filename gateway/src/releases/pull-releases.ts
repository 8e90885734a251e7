import { mkdir } from 'node:fs/promises';
import type { Registry } from '@storefront/shared/delivery/registry';
import { writeFileAtomically } from './durable-write';
import { formatRegistry, readRegistry } from './read-registry';
import { openReleaseBucket, type ReleaseBucket } from './release-bucket';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';
import type { ReleasePlace } from './release-place';
import { namedReleases } from './release-records';

/** Copies a registry of the bucket into the folder, where every reader finds it. */
export async function copyRegistry(dataDir: string, registry: Registry): Promise<void> {
  const text = formatRegistry(registry);
  await mkdir(dataDir, { recursive: true });
  if (formatRegistry(await readRegistry(dataDir)) !== text)
    await writeFileAtomically(releasePaths.registry(dataDir), text);
}

/** Fetches a release; does nothing if the bucket lacks it: the reader of the folder reports that. */
async function fetchIfThere(bucket: ReleaseBucket, name: string, release: string): Promise<void> {
  await bucket.fetch(name, release).catch((error: unknown) => {
    if (!(error instanceof ReleaseError)) throw error;
  });
}

/**
 * Brings the folder up to date with the bucket: the registry, and with `withFiles` every release that visitors get, for
 * the checks of a command. Does nothing without a bucket, or before its first release.
 */
export async function pullReleases(place: ReleasePlace, { withFiles = true } = {}): Promise<void> {
  const bucket = openReleaseBucket(place);
  const found = await bucket?.readRegistry();
  if (!bucket || !found) return;
  await copyRegistry(place.dataDir, found.registry);
  if (!withFiles) return;
  for (const [name, part] of Object.entries(found.registry.parts))
    for (const release of namedReleases(part)) await fetchIfThere(bucket, name, release);
}

/** Fetches one release for the checks of a command. Does nothing without a bucket. */
export async function pullRelease(place: ReleasePlace, name: string, release: string): Promise<void> {
  const bucket = openReleaseBucket(place);
  if (bucket) await fetchIfThere(bucket, name, release);
}
