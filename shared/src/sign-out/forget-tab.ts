/** Keys of `table-code.ts`. The code is that of the card on the table, not of the person. */
const OF_TABLE = /^table(?:Code|Opened)_/;

/**
 * Clears the tab's storage, such as name and phone of a half-filled checkout (P73). Keeps the codes of tables, so that the
 * next round needs no staff (C51, C151). The guest's cart is in `localStorage` and stays (C92, P22).
 */
export function forgetTab(): void {
  try {
    const { sessionStorage } = window;
    for (const key of Object.keys(sessionStorage)) if (!OF_TABLE.test(key)) sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has nothing to clear.
  }
}
