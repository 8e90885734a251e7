import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@storefront/shared/delivery/registry';
import { changeRegistry } from './change-registry';
import { findPrunable, findPrunableIn, type Prunable } from './find-prunable';
import { readOtherRegistries } from './other-registries';
import { openReleaseBucket } from './release-bucket';
import { takeInventory } from './release-inventory';
import { releasePaths } from './release-paths';
import type { ReleasePlace } from './release-place';

interface Options extends ReleasePlace {
  /** The registry of `REGISTRY`, which nodes may use instead of the one in `dataDir`. */
  readonly registry: string | null;
  readonly now: () => number;
}

function markPruned({ parts }: Registry, gone: readonly Prunable[], at: string): Registry {
  const marked = Object.entries(parts).map(([name, part]) => {
    const removed = new Set(gone.filter((one) => one.name === name).map(({ release }) => release));
    const history = part.history.map((record) =>
      removed.has(record.release) ? { ...record, pruned: at } : record,
    );
    return [name, { ...part, history }] as const;
  });
  return { parts: Object.fromEntries(marked) };
}

/** Renames a folder atomically before removing its content, which takes longer. */
async function setAside(dataDir: string, { name, release }: Prunable): Promise<string> {
  const aside = join(releasePaths.part(dataDir, name), `.pruned-${randomUUID()}`);
  await rename(releasePaths.release(dataDir, name, release), aside);
  return aside;
}

async function removeFolders(dataDir: string, unneeded: readonly Prunable[]): Promise<void> {
  const aside = await Promise.all(unneeded.map((one) => setAside(dataDir, one)));
  await Promise.all(aside.map((folder) => rm(folder, { recursive: true, force: true })));
}

/** Removes from the folder the copies of releases in a bucket that nothing needs by its registry. */
export async function removeCopies(dataDir: string, registry: Registry, now: number): Promise<void> {
  await removeFolders(dataDir, await findPrunable(dataDir, takeInventory([registry], now), now));
}

/**
 * Removes unneeded releases, and drafts of killed commands. Keeps releases that any registry of a node needs; throws
 * and removes nothing if one of these cannot be read. Updates the registry first, so that it never names a missing
 * folder.
 *
 * @returns the removed releases and drafts; with `isDryRun`, those that would be removed
 */
export async function prune({ registry, now, isDryRun = false, ...place }: Options): Promise<Prunable[]> {
  const { dataDir } = place;
  const bucket = openReleaseBucket(place);
  const others = await readOtherRegistries(dataDir, registry);
  const find = (own: Registry) => {
    const inventory = takeInventory([own, ...others], now());
    return bucket ? findPrunableIn(bucket, inventory, now()) : findPrunable(dataDir, inventory, now());
  };
  const found = await changeRegistry({ ...place, isDryRun }, async (own) => {
    const gone = await find(own);
    const isIdle = gone.length === 0;
    return { to: isIdle ? own : markPruned(own, gone, new Date(now()).toISOString()), result: gone };
  });
  if (isDryRun) return found;
  return changeRegistry(place, async (own) => {
    const gone = await find(own);
    if (bucket) {
      for (const { name, release } of gone) await bucket.remove(name, release);
      await removeCopies(dataDir, own, now());
    } else await removeFolders(dataDir, gone);
    return { to: own, result: gone };
  });
}
