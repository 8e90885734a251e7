import { readFile } from 'node:fs/promises';
import { type Registry, registrySchema } from '@storefront/shared/delivery/registry';
import { z } from 'zod';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';

/** Parses the text of a registry; errors name `source`. */
export function parseRegistry(text: string, source: string): Registry {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ReleaseError(`${source} is not JSON`);
  }
  const parsed = registrySchema.safeParse(json);
  if (!parsed.success) throw new ReleaseError(`${source}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Returns the text of a registry. */
export const formatRegistry = (registry: Registry): string => `${JSON.stringify(registry, null, 2)}\n`;

/** Returns the registry of a data folder; an empty one before the first release. */
export async function readRegistry(dataDir: string): Promise<Registry> {
  const file = releasePaths.registry(dataDir);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { parts: {} };
    throw error;
  }
  return parseRegistry(text, file);
}
