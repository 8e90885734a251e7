import type { RemoteManifest } from '@storefront/shared/delivery/remote-manifest';
import { unmetRanges } from './unmet-ranges';

interface Found {
  /** The name under which it is to be released. */
  readonly name: string;
  /** Pages that the federation manifest exposes. */
  readonly exposed: readonly string[];
  /** Files of `client/`. */
  readonly files: readonly string[];
  /** Shared module → version that the live shell provides; null before a first shell. */
  readonly provided: Readonly<Record<string, string>> | null;
}

function* mismatches(remote: RemoteManifest, found: Found) {
  if (remote.name !== found.name) {
    yield `remote.json says "${remote.name}", it is being released as "${found.name}"`;
  }
  for (const page of remote.exposes) {
    if (!found.exposed.includes(page)) yield `remote.json promises ${page}, the manifest does not expose it`;
  }
  for (const page of Object.keys(remote.pages)) {
    if (!remote.exposes.includes(page)) yield `remote.json describes ${page}, but does not expose it`;
  }
  for (const file of [remote.entry, ...Object.values(remote.preload).flat()]) {
    if (!found.files.includes(file)) yield `its file ${file} is missing`;
  }
  if (found.provided) yield* unmetRanges(remote, found.provided);
}

/** Returns what forbids the release of a built remote, each as half a sentence. */
export function checkContract(remote: RemoteManifest, found: Found): string[] {
  return [...new Set(mismatches(remote, found))];
}
