import { parseTableId } from '../rules/tables';

const keyOf = (table: string) => `tableCode_${table}`;

/** Stores the `k` of a table's link while this tab is open (C51). @param search the query string of the address */
export function keepTableCode(search: string): void {
  const given = new URLSearchParams(search);
  const table = parseTableId(given.get('table'));
  const code = given.get('k');
  if (table === null || !code) return;
  try {
    window.sessionStorage.setItem(keyOf(table), code.slice(0, 64));
  } catch {
    // Without storage the order has no code; staff then ask at the table.
  }
}

/** The stored code of a table; null if there is none. */
export function readTableCode(table: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}
