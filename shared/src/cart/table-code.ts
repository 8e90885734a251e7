import { parseTableId } from '../rules/tables';

const keyOf = (table: string) => `tableCode_${table}`;

/** Keeps what the link of a table carries as `k`, for as long as this tab is open (C51). @param search of the address */
export function keepTableCode(search: string): void {
  const given = new URLSearchParams(search);
  const table = parseTableId(given.get('table'));
  const code = given.get('k');
  if (table === null || !code) return;
  try {
    window.sessionStorage.setItem(keyOf(table), code.slice(0, 64));
  } catch {
    // A browser that keeps nothing orders without: staff then ask at the table.
  }
}

/** The code that the link of this table carried; null for none. */
export function readTableCode(table: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}
