import type { RegistryPart } from '@storefront/shared/delivery/registry';
import type { RemoteManifest } from '@storefront/shared/delivery/remote-manifest';
import { recordOf } from '../releases/release-records';

/** A release of a remote, and where browsers find it. */
export interface LiveRemote {
  readonly remote: RemoteManifest;
  readonly release: string;
  /** Address of its `client/` folder, with a closing slash; on another origin if the registry says so. */
  readonly base: string;
  /** Address of its entry script. */
  readonly entry: string;
  /** Hash of the entry script, which a browser checks before it runs it. */
  readonly integrity?: string;
}

/** Where a release of a part is served from: its team's own host, or our folder, at the origin for our releases. */
export function locateRemote(
  remote: RemoteManifest,
  part: RegistryPart,
  release: string,
  assetOrigin: string | null,
): LiveRemote {
  const { entry, integrity } = recordOf(part, release) ?? {};
  const base = entry ? new URL('.', entry).href : `${assetOrigin ?? ''}/releases/${remote.name}/${release}/`;
  const found = { remote, release, base, entry: entry ?? `${base}${remote.entry}` };
  return integrity ? { ...found, integrity } : found;
}
