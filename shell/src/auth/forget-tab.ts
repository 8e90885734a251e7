/**
 * Forgets what this tab keeps for the person who leaves, such as name and phone in a half-filled checkout (P73). The
 * guest's cart lies in the other storage and stays (C92, P22).
 */
export function forgetTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser that forbids storage keeps nothing that could be forgotten.
  }
}
