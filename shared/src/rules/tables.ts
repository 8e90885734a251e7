/** Storage key of a guest's normal cart (§3). */
export const CART_KEY = 'cart';

/** Returns the storage key of a guest's cart at a table (§3). @param tableId a result of `parseTableId`. */
export const tableCartKey = (tableId: string): string => `tableCart_${tableId}`;

/**
 * Reads the number of a table from a link or a request (C50): up to twelve letters, digits and hyphens, not
 * starting with a hyphen. `01` is table `1`; `0`, `null` and `undefined` are invalid.
 *
 * @returns the normalised id, or null: then the page works in normal mode.
 */
export function parseTableId(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const id = String(value).trim();
  if (!/^[A-Za-z0-9][A-Za-z0-9-]{0,11}$/.test(id)) return null;
  if (/^(?:null|undefined|nan)$/i.test(id)) return null;
  const canonical = /^[0-9]+$/.test(id) ? id.replace(/^0+/, '') : id;
  return canonical === '' ? null : canonical;
}

/** Maximum number of tables on a sheet of codes, and on the map. */
export const TABLES_MAX = 100;

export type TableList =
  | { readonly ok: true; readonly tables: readonly string[] }
  | { readonly ok: false; readonly problem: string };

function tablesOf(part: string): string[] | null {
  const range = /^(\d{1,4})\s*[-–]\s*(\d{1,4})$/.exec(part);
  if (!range) {
    const table = parseTableId(part);
    return table === null ? null : [table];
  }
  const [from, to] = [Number(range[1]), Number(range[2])];
  if (from < 1 || to < from) return null;
  return Array.from({ length: Math.min(to - from, TABLES_MAX) + 1 }, (_, index) => String(from + index));
}

/** Reads a list of tables typed by staff: `1-12, A1, Terrace-2` (C50, C51). Removes duplicates. */
export function parseTableList(text: string): TableList {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return { ok: false, problem: 'must name a table, such as 4 or 1-12' };
  const tables = new Set<string>();
  for (const part of parts) {
    const found = tablesOf(part);
    if (!found) return { ok: false, problem: `must not name “${part.slice(0, 20)}”, which can be no table` };
    for (const table of found) tables.add(table);
    if (tables.size > TABLES_MAX) return { ok: false, problem: `must name at most ${TABLES_MAX} tables` };
  }
  return { ok: true, tables: [...tables] };
}
