const KEY = 'tableGuestName';

/** Maximum length of a name, in letters (C240). */
export const GUEST_NAME_MAX = 40;

/** What the person of this browser called themselves at a table; empty if nothing is stored. */
export function readGuestName(): string {
  try {
    return (window.localStorage.getItem(KEY) ?? '').trim().slice(0, GUEST_NAME_MAX);
  } catch {
    return '';
  }
}

/** Stores the name for the next rounds. */
export function storeGuestName(name: string): void {
  try {
    if (name.trim() === '') window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, name);
  } catch {
    // Without storage the round has no name; staff know the table.
  }
}
