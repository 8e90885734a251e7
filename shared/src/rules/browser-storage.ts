/**
 * What this tab could not store, by name; null: deleted. Every part of the page compiles its own copy of this module, so
 * they share the map through the window.
 */
function memory(): Map<string, string | null> {
  const holder = window as Window & { storefrontMemory?: Map<string, string | null> };
  holder.storefrontMemory ??= new Map();
  return holder.storefrontMemory;
}

/** Returns the text stored under a name in this browser, or in this tab where the browser stores nothing; null without one. */
export function readStored(name: string): string | null {
  if (typeof window === 'undefined') return null;
  const kept = memory().get(name);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * Stores a text in this browser, or deletes it with null. Where the browser forbids storage, or it is full, the text lives
 * until this tab is closed or reloaded (C404).
 *
 * @returns whether the browser stored it
 */
export function writeStored(name: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, text);
    memory().delete(name);
    return true;
  } catch {
    memory().set(name, text);
    return false;
  }
}

/** Returns every name under which there is a text. */
export function storedNames(): readonly string[] {
  if (typeof window === 'undefined') return [];
  let stored: string[] = [];
  try {
    stored = Object.keys(window.localStorage);
  } catch {
    // A browser that forbids storage has stored nothing.
  }
  const names = new Set([...stored, ...memory().keys()]);
  return [...names].filter((name) => readStored(name) !== null);
}

/** Returns whether a text of this tab is in no storage, so that closing the tab loses it (C404). */
export const isInTabOnly = (name: string): boolean =>
  typeof window !== 'undefined' && typeof memory().get(name) === 'string';
