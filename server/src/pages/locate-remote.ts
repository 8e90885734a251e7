import type { BuiltRemote } from '../releases/built-remote';
import { recordOf } from '../releases/live-record';
import type { RegistryPart } from '../releases/registry-schema';

/** A release of a remote, and where browsers find it. */
export interface LiveRemote {
  readonly remote: BuiltRemote;
  readonly release: string;
  /** Address of its `client/` folder, with a closing slash; on another origin if the registry says so. */
  readonly base: string;
  /** Address of its entry script. */
  readonly entry: string;
}

/** Where a release of a part is served from: its team's own host, or our folder. */
export function locateRemote(remote: BuiltRemote, part: RegistryPart, release: string): LiveRemote {
  const entry = recordOf(part, release)?.entry;
  if (entry) return { remote, release, base: new URL('.', entry).href, entry };
  const base = `/releases/${remote.name}/${release}/`;
  return { remote, release, base, entry: `${base}${remote.entry}` };
}
