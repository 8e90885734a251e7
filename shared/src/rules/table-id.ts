/** Where a guest's normal cart lies in the browser's storage (§3). */
export const CART_KEY = 'cart';

/** Where a guest's cart of one table lies (§3). @param tableId as `parseTableId` gives it. */
export const tableCartKey = (tableId: string): string => `tableCart_${tableId}`;

/**
 * Reads the number of a table from a link or a request (C50): up to twelve letters, digits and hyphens, beginning
 * with no hyphen. `01` is table `1`; there is no table `0`, `null` or `undefined`.
 *
 * @returns the one spelling of the id, or null: then the page works in normal mode.
 */
export function parseTableId(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const id = String(value).trim();
  if (!/^[A-Za-z0-9][A-Za-z0-9-]{0,11}$/.test(id)) return null;
  if (/^(?:null|undefined|nan)$/i.test(id)) return null;
  const canonical = /^[0-9]+$/.test(id) ? id.replace(/^0+/, '') : id;
  return canonical === '' ? null : canonical;
}
