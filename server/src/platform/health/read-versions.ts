import type { RegistrySource } from '../../../../gateway/src/releases/registry-source';

/** The live release of shell and remotes, `<version>-<hash>` by name; null where the registry cannot be read. */
export async function readVersions(source: RegistrySource): Promise<Record<string, string> | null> {
  try {
    const { parts } = await source.current();
    return Object.fromEntries(Object.entries(parts).map(([name, { live }]) => [name, live]));
  } catch {
    return null;
  }
}
