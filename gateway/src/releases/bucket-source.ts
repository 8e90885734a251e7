import type { Registry } from '@storefront/shared/delivery/registry';
import { removeCopies } from './prune';
import { copyRegistry } from './pull-releases';
import { readRegistry } from './read-registry';
import type { RegistrySource } from './registry-source';
import type { ReleaseBucket, TaggedRegistry } from './release-bucket';
import { takeInventory } from './release-inventory';
import { namedReleases } from './release-records';

/** How long a node uses a registry without asking the bucket, ms. */
const FRESH = 2_000;

/** Fetches what visitors get by a registry; retired remotes have no pages. */
async function fetchNamed(bucket: ReleaseBucket, { parts }: Registry): Promise<void> {
  for (const [name, part] of Object.entries(parts)) {
    if (part.retired) continue;
    for (const release of namedReleases(part)) await bucket.fetch(name, release);
  }
}

/** Fetches what rollbacks and open tabs need. */
async function fetchOthers(bucket: ReleaseBucket, registry: Registry, now: number): Promise<void> {
  for (const [name, releases] of takeInventory([registry], now).needed)
    for (const release of releases) await bucket.fetch(name, release);
}

/**
 * Reads the registry of a bucket, and fetches its releases into the folder: a new registry counts once every release
 * that it makes live is there (C371). Pages wait for the bucket at the start only; later the last registry stays while
 * the bucket is asked, or does not answer. The start without the bucket uses the copy in the folder; without one, the
 * registry cannot be read.
 */
export function bucketSource(
  dataDir: string,
  bucket: ReleaseBucket,
  now: () => number,
  onProblem: (problem: unknown) => void,
): RegistrySource {
  let known: { readonly registry: Registry; readonly etag: string | null } | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;
  let trouble = '';
  let failure: unknown = null;

  const report = (problem: unknown) => {
    // Once for each problem, not every two seconds.
    if (trouble !== String(problem)) onProblem(problem);
    trouble = String(problem);
  };

  const readBucket = async (): Promise<TaggedRegistry | 'same' | null> =>
    known?.etag ? bucket.readNewer(known.etag) : bucket.readRegistry();

  async function ask(): Promise<void> {
    const found = await readBucket();
    if (found !== null && found !== 'same') {
      await fetchNamed(bucket, found.registry);
      await copyRegistry(dataDir, found.registry);
      known = found;
      await removeCopies(dataDir, found.registry, now());
      void fetchOthers(bucket, found.registry, now()).catch(report);
    }
    trouble = '';
    failure = null;
  }

  return {
    dataDir,
    async current() {
      if (asking === null && now() - askedAt >= FRESH) {
        askedAt = now();
        asking = ask()
          .catch((problem: unknown) => {
            failure = problem;
            report(problem);
          })
          .finally(() => {
            asking = null;
          });
      }
      if (known === null) await asking;
      if (known === null) {
        const registry = await readRegistry(dataDir);
        if (failure !== null && Object.keys(registry.parts).length === 0) throw failure;
        known ??= { registry, etag: null };
      }
      return known.registry;
    },
  };
}
