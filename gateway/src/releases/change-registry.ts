import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { Registry, RegistryPart } from '@storefront/shared/delivery/registry';
import { writeFileAtomically } from './durable-write';
import { copyRegistry } from './pull-releases';
import { formatRegistry, readRegistry } from './read-registry';
import { openReleaseBucket, type ReleaseBucket } from './release-bucket';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';
import type { ReleasePlace } from './release-place';
import { namedReleases } from './release-records';
import { withLock } from './with-lock';

/** The new value of a changed subject; the same object means no change. `result` is returned to the caller. */
export interface Changed<Subject, Result> {
  readonly to: Subject;
  readonly result: Result;
}

type Change<Subject, Result> = (subject: Subject) => Promise<Changed<Subject, Result>>;

/** How often a change is made again because another machine changed the registry meanwhile. */
const MOST_TRIES = 10;

interface Named {
  readonly name: string;
  readonly release: string;
}

/** Returns the releases that visitors get by the second registry, and did not by the first. */
function newlyNamed(before: Registry, to: Registry): Named[] {
  return Object.entries(to.parts).flatMap(([name, part]) => {
    const known = before.parts[name];
    const had = known ? namedReleases(known) : [];
    return namedReleases(part)
      .filter((release) => !had.includes(release))
      .map((release) => ({ name, release }));
  });
}

/** Returns every release of a registry whose files are in the folder. */
const inFolder = (dataDir: string, { parts }: Registry): Named[] =>
  Object.entries(parts)
    .flatMap(([name, { history }]) => history.map(({ release }) => ({ name, release })))
    .filter(({ name, release }) => existsSync(releasePaths.release(dataDir, name, release)));

/**
 * Changes the registry in a bucket: first the files, then the registry, if it is still the one that `change` saw.
 * Otherwise another machine was faster, and `change` runs again. The first change takes the folder's releases along.
 */
async function changeInBucket<Result>(
  dataDir: string,
  bucket: ReleaseBucket,
  change: Change<Registry, Result>,
): Promise<Result> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = await bucket.readRegistry();
    const before = found?.registry ?? (await readRegistry(dataDir));
    const { to, result } = await change(before);
    const isFirst = found === null && Object.keys(to.parts).length > 0;
    if (to === before && !isFirst) return result;
    const named = isFirst ? inFolder(dataDir, to) : newlyNamed(before, to);
    const pushAll = async () => {
      for (const { name, release } of named) await bucket.push(name, release);
    };
    await pushAll();
    if (!(await bucket.replaceRegistry(formatRegistry(to), found?.etag ?? null))) continue;
    // A prune elsewhere may have removed files of a release that nothing needed until now.
    await pushAll();
    await copyRegistry(dataDir, to);
    return result;
  }
  throw new ReleaseError(
    `other machines changed the registry of ${bucket.address} ${MOST_TRIES} times meanwhile: try again`,
  );
}

async function changeInFolder<Result>(dataDir: string, change: Change<Registry, Result>): Promise<Result> {
  const before = await readRegistry(dataDir);
  const { to, result } = await change(before);
  if (to !== before) await writeFileAtomically(releasePaths.registry(dataDir), formatRegistry(to));
  return result;
}

/**
 * Changes the registry atomically; a running server uses it for its next page. Locks out other releases, rollbacks and
 * prunes on this disk while `change` runs. With a bucket `change` may run several times (C370); in a dry run its result counts only.
 */
export async function changeRegistry<Result>(
  place: ReleasePlace,
  change: Change<Registry, Result>,
): Promise<Result> {
  const { dataDir } = place;
  const bucket = openReleaseBucket(place);
  if (place.isDryRun) {
    const found = await bucket?.readRegistry();
    return (await change(found?.registry ?? (await readRegistry(dataDir)))).result;
  }
  await mkdir(dataDir, { recursive: true });
  return withLock(releasePaths.lock(dataDir), () =>
    bucket ? changeInBucket(dataDir, bucket, change) : changeInFolder(dataDir, change),
  );
}

interface NamedPart {
  readonly name: string;
  readonly part: RegistryPart;
}

/** Returns a registry with some parts replaced. */
export const replaceParts = ({ parts }: Registry, changed: readonly NamedPart[]): Registry => ({
  parts: { ...parts, ...Object.fromEntries(changed.map(({ name, part }) => [name, part])) },
});

/** Changes one part of the registry. */
export function changePart<Result>(
  place: ReleasePlace,
  name: string,
  change: (part: RegistryPart | undefined) => Promise<Changed<RegistryPart, Result>>,
): Promise<Result> {
  return changeRegistry(place, async (registry) => {
    const part = registry.parts[name];
    const { to, result } = await change(part);
    return { to: to === part ? registry : replaceParts(registry, [{ name, part: to }]), result };
  });
}
