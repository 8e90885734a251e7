import shared from '@storefront/shared/package.json';
import { meetsRange } from './meets-range';
import { PageFailure } from './page-failure';
import type { RemoteRelease } from './registry';

/** What this host provides that a remote may require a range of. */
const provided: Readonly<Record<string, string>> = { '@storefront/shared': shared.version };

/** Returns the first range of a release that this host does not meet, as half a sentence; null if it fits. */
export function contractProblem(
  release: RemoteRelease,
  versions: Readonly<Record<string, string>> = provided,
): string | null {
  for (const [module, range] of Object.entries(release.requires)) {
    const version = versions[module];
    if (version === undefined || !meetsRange(version, range))
      return `needs ${module} ${range}, not ${version}`;
  }
  return null;
}

/**
 * Checks the whole contract between host and remote before anything of it runs: its pages, and the ranges of what it
 * was written for. An incompatible remote shows a notice in its own place instead of half-working.
 *
 * @throws PageFailure of kind `skew`.
 */
export function checkContract(
  expose: string,
  release: RemoteRelease,
  versions?: Readonly<Record<string, string>>,
): void {
  const problem = release.exposes.includes(expose) ? contractProblem(release, versions) : `has no ${expose}`;
  if (problem) throw new PageFailure('skew', problem);
}
