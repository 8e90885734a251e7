import { PAGE_BLOCKS } from '@storefront/shared/config';

/** What the registry says about one release of a remote. */
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

/** The live release of a remote, and the one that a tab takes where that one fails (C116). */
export interface RegistryEntry extends RemoteRelease {
  readonly lastGood?: RemoteRelease;
}

/** What is live of each remote, by name. */
export type Registry = Readonly<Record<string, RegistryEntry>>;

/** The registry that came with the page; empty where none did. */
export function readRegistry(): Registry {
  const text = document.getElementById(PAGE_BLOCKS.registry)?.textContent;
  return text ? (JSON.parse(text) as Registry) : {};
}
