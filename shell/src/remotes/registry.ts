import { PAGE_BLOCKS } from '@storefront/shared/config';

/** What the registry says about the live release of one remote. */
export interface RegistryEntry {
  /** Address of its remoteEntry script, absolute or on this origin. */
  readonly entry: string;
  /** Hash of that script: the browser runs no other. */
  readonly integrity?: string;
  readonly version: string;
  /** Names of its exposed pages. */
  readonly exposes: readonly string[];
  /** Ranges of host modules that it was written for. */
  readonly requires: Readonly<Record<string, string>>;
  /** Addresses of the scripts that a page needs beyond `entry`, by exposed page. */
  readonly preload?: Readonly<Record<string, readonly string[]>>;
}

/** The live release of each remote, by name. */
export type Registry = Readonly<Record<string, RegistryEntry>>;

/** The registry that came with the page; empty where none did. */
export function readRegistry(): Registry {
  const text = document.getElementById(PAGE_BLOCKS.registry)?.textContent;
  return text ? (JSON.parse(text) as Registry) : {};
}

/** Asks the server for the registry as it is now, past every cache. */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch('/registry.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`registry: status ${answer.status}`);
  return (await answer.json()) as Registry;
}
