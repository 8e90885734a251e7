import shared from '@storefront/shared/package.json';
import { meetsRange } from './meets-range';
import { PageFailure } from './page-failure';
import type { RegistryEntry } from './registry';

/** What this host provides that a remote may require a range of. */
const provided: Readonly<Record<string, string>> = { '@storefront/shared': shared.version };

/**
 * Checks the whole contract between host and remote before anything of it runs: its pages, and the ranges of what it
 * was written for. An incompatible remote shows a notice in its own place instead of half-working.
 *
 * @throws PageFailure of kind `skew`.
 */
export function checkContract(
  expose: string,
  release: RegistryEntry,
  versions: Readonly<Record<string, string>> = provided,
): void {
  if (!release.exposes.includes(expose)) throw new PageFailure('skew', `has no ${expose}`);
  for (const [module, range] of Object.entries(release.requires)) {
    const version = versions[module];
    if (version === undefined || !meetsRange(version, range))
      throw new PageFailure('skew', `needs ${module} ${range}, not ${version}`);
  }
}
