import { PAGE_BLOCKS } from '@storefront/shared/config';

/** One release of a remote in the registry. */
export interface RemoteRelease {
  /** Address of its remoteEntry script, absolute or on this origin. */
  readonly entry: string;
  /** Hash of that script: the browser runs no other. */
  readonly integrity?: string;
  readonly version: string;
  /** `<version>-<hash>`; none in development. */
  readonly release?: string;
  /** Names of its exposed pages. */
  readonly exposes: readonly string[];
  /** Ranges of host modules that it was written for. */
  readonly requires: Readonly<Record<string, string>>;
  /** Addresses of the scripts that a page needs beyond `entry`, by exposed page. */
  readonly preload?: Readonly<Record<string, readonly string[]>>;
}

/** The live release of a remote, and the fallback for when it fails (C116). */
export interface RegistryEntry extends RemoteRelease {
  readonly lastGood?: RemoteRelease;
}

/** The live release of each remote, by name. */
export type Registry = Readonly<Record<string, RegistryEntry>>;

/** Returns the registry in the page's HTML; empty without one. */
export function readRegistry(): Registry {
  const text = document.getElementById(PAGE_BLOCKS.registry)?.textContent;
  return text ? (JSON.parse(text) as Registry) : {};
}
