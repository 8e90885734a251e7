import type { BuiltRemote } from '@storefront/shared/delivery/remote-manifest';
import { satisfies } from 'semver';

interface Found {
  /** The name under which it is to be released. */
  readonly name: string;
  /** Pages that the federation manifest exposes. */
  readonly exposed: readonly string[];
  /** Files of `client/`. */
  readonly files: readonly string[];
  /** Package → version that the live shell provides; `null` before a first shell. */
  readonly provided: Readonly<Record<string, string>> | null;
}

/** Ranges of a remote that a shell does not meet, each as half a sentence. */
export function* unmetRanges(remote: BuiltRemote, provided: Readonly<Record<string, string>>) {
  for (const [name, range] of Object.entries(remote.requires)) {
    const version = provided[name];
    if (version === undefined) yield `it requires ${name}, which the shell does not provide`;
    else if (!satisfies(version, range)) yield `it requires ${name} ${range}, the shell has ${version}`;
  }
}

function* mismatches(remote: BuiltRemote, found: Found) {
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

/** What stands between a built remote and its release, each as half a sentence; empty when it may go live. */
export function checkContract(remote: BuiltRemote, found: Found): string[] {
  return [...new Set(mismatches(remote, found))];
}
