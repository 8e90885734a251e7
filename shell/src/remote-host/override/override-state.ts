import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { RemoteOverride } from '@storefront/shared/delivery/overrides';

/** The override of one remote in this tab, and its state. */
export interface OverrideState extends RemoteOverride {
  /** Version in its `remote.json`; null until it is read. */
  readonly version: string | null;
  /** Why it was reset to the live release; null while it is active. */
  readonly failure: string | null;
}

let states: readonly OverrideState[] | undefined;
const listeners = new Set<() => void>();

/** Returns the overrides in the page's HTML, which staff agreed to for this tab; empty for others. */
export function overrideStates(): readonly OverrideState[] {
  if (!states) {
    const text = document.getElementById(PAGE_BLOCKS.overrides)?.textContent;
    const overrides: readonly RemoteOverride[] = text ? JSON.parse(text) : [];
    states = overrides.map((override) => ({ ...override, version: null, failure: null }));
  }
  return states;
}

/** Calls `listener` after each change. Returns the function that unsubscribes. */
export function followOverrides(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(name: string, changes: Partial<OverrideState>): void {
  states = overrideStates().map((state) => (state.name === name ? { ...state, ...changes } : state));
  for (const listener of listeners) listener();
}

/** Returns the active override of a remote; null for the live release. */
export const overrideOf = (name: string): RemoteOverride | null =>
  overrideStates().find((state) => state.name === name && state.failure === null) ?? null;

/** Stores the version of an override. */
export const noteVersion = (name: string, version: string): void => change(name, { version });

/** Resets a remote to the live release in this tab, and stores why. */
export const resetOverride = (name: string, failure: string): void => change(name, { failure });
