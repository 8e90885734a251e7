import type { RemoteManifest } from '@storefront/shared/delivery/remote-manifest';
import { satisfies } from 'semver';

/**
 * Yields the ranges of a remote that a shell does not meet, each as half a sentence. Nothing else judges ranges.
 *
 * @param provided shared module → version in the shell
 */
export function* unmetRanges(
  { requires }: Pick<RemoteManifest, 'requires'>,
  provided: Readonly<Record<string, string>>,
) {
  for (const [name, range] of Object.entries(requires)) {
    const version = provided[name];
    if (version === undefined) yield `it requires ${name} ${range}, which the shell does not provide`;
    else if (!satisfies(version, range)) yield `it requires ${name} ${range}, the shell has ${version}`;
  }
}
