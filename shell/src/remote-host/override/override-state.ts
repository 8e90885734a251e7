import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { RemoteOverride } from '@storefront/shared/delivery/overrides';

/** Another build of one remote in this tab, and what became of it. */
export interface OverrideState extends RemoteOverride {
  /** What its `remote.json` says; null until it was read. */
  readonly version: string | null;
  /** Why it was reset: the live release is shown in its place. Null while it is in force. */
  readonly failure: string | null;
}

let states: readonly OverrideState[] | undefined;
const listeners = new Set<() => void>();

/** What staff agreed to for this tab, as the page came; nothing for everybody else. */
export function overrideStates(): readonly OverrideState[] {
  if (!states) {
    const text = document.getElementById(PAGE_BLOCKS.overrides)?.textContent;
    const overrides: readonly RemoteOverride[] = text ? JSON.parse(text) : [];
    states = overrides.map((override) => ({ ...override, version: null, failure: null }));
  }
  return states;
}

/** Calls back whenever one of them changes. Returns what ends it. */
export function followOverrides(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(name: string, changes: Partial<OverrideState>): void {
  states = overrideStates().map((state) => (state.name === name ? { ...state, ...changes } : state));
  for (const listener of listeners) listener();
}

/** The build that this tab takes a remote from; null where that is the live release. */
export const overrideOf = (name: string): RemoteOverride | null =>
  overrideStates().find((state) => state.name === name && state.failure === null) ?? null;

/** Notes which version it was. */
export const noteVersion = (name: string, version: string): void => change(name, { version });

/** From now on that remote is the live release again in this tab, and why. */
export const resetOverride = (name: string, failure: string): void => change(name, { failure });
