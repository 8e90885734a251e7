/** The part of the federation runtime's share scope that the page shows. */
type Scope = Readonly<Record<string, Readonly<Record<string, { readonly from?: string }>>>>;

declare global {
  interface Window {
    readonly __FEDERATION__?: {
      readonly __INSTANCES__?: readonly { readonly shareScopeMap?: { readonly default?: Scope } }[];
    };
  }
}

export interface SharedModule {
  readonly name: string;
  /** All versions on this page; two versions mean two copies. */
  readonly versions: readonly string[];
}

/** Returns the modules that host and remotes share on this page, with the resolved versions. */
export function sharedModules(): readonly SharedModule[] {
  const versions = new Map<string, Set<string>>();
  for (const { shareScopeMap } of window.__FEDERATION__?.__INSTANCES__ ?? [])
    for (const [name, found] of Object.entries(shareScopeMap?.default ?? {})) {
      const known = versions.get(name) ?? new Set();
      for (const version of Object.keys(found)) known.add(version);
      versions.set(name, known);
    }
  return [...versions]
    .map(([name, found]) => ({ name, versions: [...found] }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
