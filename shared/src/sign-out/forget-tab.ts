/**
 * Clears the tab's storage, such as name and phone of a half-filled checkout (P73). The guest's cart is in
 * `localStorage` and stays (C92, P22).
 */
export function forgetTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser that forbids storage has nothing to clear.
  }
}
