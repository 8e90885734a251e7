/** Where tabs tell each other that somebody logged in or out; it says that it happened, never who (P73). */
export const SESSION_MARK = 'sessionChangedAt';

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The last change of the session that any tab of this browser told of; null if none did, or storage is forbidden. */
export const readSessionMark = (): string | null => storage()?.getItem(SESSION_MARK) ?? null;

/** Tells the other tabs. */
export function markSession(): void {
  try {
    storage()?.setItem(SESSION_MARK, crypto.randomUUID?.() ?? String(Math.random()));
  } catch (error) {
    console.error('session mark', error);
  }
}
