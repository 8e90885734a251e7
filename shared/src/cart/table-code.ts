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

/** The code of a table from the address, else the stored one; null if there is none. @param search query of the address */
export function tableCodeAt(table: string, search: string): string | null {
  const given = new URLSearchParams(search);
  return (parseTableId(given.get('table')) === table && given.get('k')) || readTableCode(table);
}

const openedKeyOf = (table: string) => `tableOpened_${table}`;

/** Whether this tab said that a party sits down at the table (C240). False where the tab stores nothing. */
export function isTableOpened(table: string): boolean {
  try {
    return window.sessionStorage.getItem(openedKeyOf(table)) !== null;
  } catch {
    return false;
  }
}

/** Stores that this tab said so: a reload does not say it again after staff closed the table (C244). */
export function keepTableOpened(table: string): void {
  try {
    window.sessionStorage.setItem(openedKeyOf(table), 'true');
  } catch {
    // Without storage the next page says it again; an open table stays as it is.
  }
}
