import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseId } from '@storefront/shared/delivery/registry';
import { listFiles } from './content-hash';
import type { ReleaseBucket } from './release-bucket';
import { type Inventory, KEPT_AFTER } from './release-inventory';
import { releasePaths } from './release-paths';

/** Age at which drafts of a killed command are removed, ms. */
const DRAFT_KEPT = 24 * 60 * 60 * 1000;

/** A folder below `releases/` that can be pruned. */
export interface Prunable {
  readonly name: string;
  /** The release, or the name of a leftover draft folder. */
  readonly release: string;
  readonly bytes: number;
}

async function bytesBelow(folder: string): Promise<number> {
  const files = await listFiles(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const ageOf = async (folder: string, now: number): Promise<number> => now - (await stat(folder)).mtimeMs;

/** Whether nothing needs a release; an unknown one may be about to go live until it is old. */
async function isUnneeded(name: string, release: string, inventory: Inventory, age: () => Promise<number>) {
  if (!releaseId.safeParse(release).success) return false;
  if (inventory.needed.get(name)?.has(release)) return false;
  return inventory.known.get(name)?.has(release) || (await age()) >= KEPT_AFTER;
}

async function isPrunable(folder: string, name: string, release: string, now: number, inventory: Inventory) {
  if (release.startsWith('.')) return (await ageOf(folder, now)) >= DRAFT_KEPT;
  return isUnneeded(name, release, inventory, () => ageOf(folder, now));
}

/**
 * Returns the folders below `releases/` that nothing needs: at once if a registry knows them, else by age. Ignores
 * parts that no registry knows.
 */
export async function findPrunable(dataDir: string, inventory: Inventory, now: number): Promise<Prunable[]> {
  const unneeded: Prunable[] = [];
  for (const name of inventory.known.keys()) {
    const folders = await readdir(releasePaths.part(dataDir, name)).catch(() => []);
    for (const release of folders.sort()) {
      const folder = releasePaths.release(dataDir, name, release);
      if (await isPrunable(folder, name, release, now, inventory))
        unneeded.push({ name, release, bytes: await bytesBelow(folder) });
    }
  }
  return unneeded;
}

/** As {@link findPrunable}, of the releases in a bucket. */
export async function findPrunableIn(
  bucket: ReleaseBucket,
  inventory: Inventory,
  now: number,
): Promise<Prunable[]> {
  const unneeded: Prunable[] = [];
  for (const { name, release, bytes, at } of await bucket.list()) {
    if (!inventory.known.has(name)) continue;
    if (await isUnneeded(name, release, inventory, async () => now - at))
      unneeded.push({ name, release, bytes });
  }
  return unneeded;
}
