import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseId } from '@storefront/shared/delivery/registry';
import { listFiles } from './content-hash';
import { type Inventory, KEPT_AFTER } from './release-inventory';
import { releasePaths } from './release-paths';

/** What a command that died left half done stays this long, ms. */
const DRAFT_KEPT = 24 * 60 * 60 * 1000;

/** A folder below `releases/` that nothing needs. */
export interface Unneeded {
  readonly name: string;
  /** The release, or the name of a folder that never became one. */
  readonly release: string;
  readonly bytes: number;
}

async function bytesBelow(folder: string): Promise<number> {
  const files = await listFiles(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const ageOf = async (folder: string, now: number): Promise<number> => now - (await stat(folder)).mtimeMs;

async function isUnneeded(folder: string, name: string, release: string, now: number, stock: Inventory) {
  if (release.startsWith('.')) return (await ageOf(folder, now)) >= DRAFT_KEPT;
  if (!releaseId.safeParse(release).success) return false;
  if (stock.needed.get(name)?.has(release)) return false;
  return stock.known.get(name)?.has(release) || (await ageOf(folder, now)) >= KEPT_AFTER;
}

/**
 * What lies below `releases/` and nothing needs: at once where a registry tells so, else when it is old. Parts that
 * no registry knows are left alone.
 */
export async function findUnneeded(dataDir: string, stock: Inventory, now: number): Promise<Unneeded[]> {
  const unneeded: Unneeded[] = [];
  for (const name of stock.known.keys()) {
    const folders = await readdir(releasePaths.part(dataDir, name)).catch(() => []);
    for (const release of folders.sort()) {
      const folder = releasePaths.release(dataDir, name, release);
      if (await isUnneeded(folder, name, release, now, stock))
        unneeded.push({ name, release, bytes: await bytesBelow(folder) });
    }
  }
  return unneeded;
}
