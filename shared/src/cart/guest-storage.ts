import { emitCartUpdated } from '@storefront/shared/events';
import { lineIdOf } from '../rules/cart-lines';
import { MAX_LINE_QUANTITY } from '../rules/quantity';
import { CART_KEY, tableCartKey } from '../rules/tables';
import type { Line, NewLine } from './line';
import { readStoredLines, type StoredLine, toStored } from './stored-line';

const keyOf = (table: string | null) => (table === null ? CART_KEY : tableCartKey(table));

/** The browser's storage; null outside a browser and where a browser forbids it (P24). */
function storage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** The stored text itself: equal texts mean equal carts, which spares re-renders. */
export const readGuestText = (table: string | null): string => storage()?.getItem(keyOf(table)) ?? '';

/** A guest's lines; whatever in the storage is no line is left out (P24). Empty outside a browser. */
export const readGuestLines = (table: string | null): readonly Line[] =>
  readStoredLines(readGuestText(table));

/** Stores a guest's cart and tells of it. @throws Error where the browser keeps nothing, or nothing more. */
export function writeGuestLines(table: string | null, lines: readonly Line[]): void {
  const kept = storage();
  if (!kept) throw new Error('This browser keeps no cart');
  if (lines.length === 0) kept.removeItem(keyOf(table));
  else kept.setItem(keyOf(table), JSON.stringify(lines.map((line): StoredLine => toStored(line, table))));
  emitCartUpdated({ table });
}

const atMost = (quantity: number) => Math.min(quantity, MAX_LINE_QUANTITY);

/** Adds a line, or makes the equal one grow (P21): same product, colour, size and request are one line. */
export function addGuestLine(table: string | null, added: NewLine): void {
  const lineId = lineIdOf({ ...added, table });
  const lines = readGuestLines(table);
  const equal = lines.find((line) => line.lineId === lineId);
  const grown = {
    ...added,
    lineId,
    isUnavailable: false,
    quantity: atMost((equal?.quantity ?? 0) + added.quantity),
  };
  writeGuestLines(table, equal ? lines.map((line) => (line === equal ? grown : line)) : [...lines, grown]);
}

/** Sets the quantity of one line, 1 at least; what was pushed of it before was another quantity. */
export function setGuestQuantity(table: string | null, lineId: string, quantity: number): void {
  const allowed = atMost(Math.max(1, quantity));
  writeGuestLines(
    table,
    readGuestLines(table).map((line) =>
      line.lineId === lineId ? { ...line, quantity: allowed, pushKey: undefined } : line,
    ),
  );
}

/** Removes lines by their own id; the others stay, also those of the same product (C22, C47). */
export function removeGuestLines(table: string | null, lineIds: readonly string[]): void {
  writeGuestLines(
    table,
    readGuestLines(table).filter((line) => !lineIds.includes(line.lineId)),
  );
}

/** The tables that have a guest cart in this browser (C48). */
export function guestTables(): readonly string[] {
  const prefix = tableCartKey('');
  return Object.keys(storage() ?? {})
    .filter((key) => key.startsWith(prefix) && key.length > prefix.length)
    .map((key) => key.slice(prefix.length));
}
