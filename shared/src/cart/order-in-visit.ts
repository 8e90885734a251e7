const KEY = 'visitHasOrder';

/** Remembers, while this tab is open, that an order was sent: its news come first in this visit (C153). */
export function rememberOrderInVisit(): void {
  try {
    window.sessionStorage.setItem(KEY, 'true');
  } catch {
    // Without storage there is no invitation either.
  }
}

/** Returns whether this tab has sent an order; true without storage. */
export function hasOrderInVisit(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}
