import { mkdir } from 'node:fs/promises';
import type { Registry, RegistryPart } from '@storefront/shared/delivery/registry';
import { writeFileAtomically } from './durable-write';
import { readRegistry } from './read-registry';
import { releasePaths } from './release-paths';
import { withLock } from './with-lock';

/** The new value of a changed subject; the same object means no change. `result` is returned to the caller. */
export interface Changed<Subject, Result> {
  readonly to: Subject;
  readonly result: Result;
}

/**
 * Changes the registry atomically; a running server uses it for its next page. Locks out other releases, rollbacks and
 * prunes while `change` runs.
 */
export async function changeRegistry<Result>(
  dataDir: string,
  change: (registry: Registry) => Promise<Changed<Registry, Result>>,
): Promise<Result> {
  await mkdir(dataDir, { recursive: true });
  return withLock(releasePaths.lock(dataDir), async () => {
    const before = await readRegistry(dataDir);
    const { to, result } = await change(before);
    if (to !== before) {
      await writeFileAtomically(releasePaths.registry(dataDir), `${JSON.stringify(to, null, 2)}\n`);
    }
    return result;
  });
}

/** Changes one part of the registry. */
export function changePart<Result>(
  dataDir: string,
  name: string,
  change: (part: RegistryPart | undefined) => Promise<Changed<RegistryPart, Result>>,
): Promise<Result> {
  return changeRegistry(dataDir, async (registry) => {
    const part = registry.parts[name];
    const { to, result } = await change(part);
    return { to: to === part ? registry : { parts: { ...registry.parts, [name]: to } }, result };
  });
}
