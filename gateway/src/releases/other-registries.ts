import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Registry } from '@storefront/shared/delivery/registry';
import { writeFileAtomically } from './durable-write';
import { registrySource } from './registry-source';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';

/** File name of the note about one registry. */
const NOTE = /^[0-9a-f]{12}$/;

const isUrl = (registry: string) => /^https?:/.test(registry);

/** Notes that a node uses another registry (`REGISTRY`), so that pruning keeps the releases in it. */
export async function announceRegistry(dataDir: string, registry: string | null): Promise<void> {
  if (registry === null) return;
  const address = isUrl(registry) ? registry : resolve(registry);
  const folder = releasePaths.registries(dataDir);
  await mkdir(folder, { recursive: true });
  const name = createHash('sha256').update(address).digest('hex').slice(0, 12);
  await writeFileAtomically(join(folder, name), `${address}\n`);
}

async function readOther(dataDir: string, address: string, remedy: string): Promise<Registry> {
  const found = await registrySource(dataDir, address, Date.now)
    .current()
    .catch(() => null);
  if (found && Object.keys(found.parts).length > 0) return found;
  throw new ReleaseError(`nothing is removed: the registry ${address} cannot be read or is empty. ${remedy}`);
}

/** Returns the other registries that nodes use. Throws {@link ReleaseError} if one cannot be read. */
export async function readOtherRegistries(dataDir: string, registry: string | null): Promise<Registry[]> {
  const others: Registry[] = [];
  if (registry !== null) others.push(await readOther(dataDir, registry, 'REGISTRY names it.'));
  const folder = releasePaths.registries(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!NOTE.test(name)) continue;
    const note = join(folder, name);
    const address = (await readFile(note, 'utf8')).trim();
    others.push(await readOther(dataDir, address, `If no node goes by it any more, delete ${note}.`));
  }
  return others;
}
