import { mkdir } from 'node:fs/promises';
import { readRegistry } from './read-registry';
import type { Registry, RegistryPart } from './registry-schema';
import { releasePaths } from './release-paths';
import { withLock } from './with-lock';
import { writeFileAtomically } from './write-file-atomically';

/** Changes one part of the registry in one atomic step; a running server sees it at its next page. */
export async function changePart(
  dataDir: string,
  name: string,
  change: (part: RegistryPart | undefined) => RegistryPart,
): Promise<RegistryPart> {
  await mkdir(dataDir, { recursive: true });
  return withLock(releasePaths.lock(dataDir), async () => {
    const registry = await readRegistry(dataDir);
    const part = change(registry.parts[name]);
    const next: Registry = { parts: { ...registry.parts, [name]: part } };
    await writeFileAtomically(releasePaths.registry(dataDir), `${JSON.stringify(next, null, 2)}\n`);
    return part;
  });
}
