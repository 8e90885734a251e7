/** What the federation runtime keeps of the modules that host and remotes share, as far as it is shown. */
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
  /** Every version on this page; more than one would be two copies. */
  readonly versions: readonly string[];
}

/** The modules that host and remotes share on this page, with the versions that were resolved. */
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
