import { newKey } from '../rules/new-key';

/** Id of messages about the session: a new one replaces the old one. */
export const SESSION_MESSAGE = 'session';

/** Storage key that changes at each login or logout, for other tabs. It holds no personal data (P73). */
export const SESSION_MARK = 'sessionChangedAt';

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Returns the mark of the last login or logout in this browser; null without one, or if storage is forbidden. */
export const readSessionMark = (): string | null => storage()?.getItem(SESSION_MARK) ?? null;

/** Notifies the other tabs. */
export function markSession(): void {
  try {
    storage()?.setItem(SESSION_MARK, newKey());
  } catch (error) {
    console.error('session mark', error);
  }
}
