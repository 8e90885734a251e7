import { emitCartUpdated } from '@storefront/shared/events';
import { readStored, storedNames, writeStored } from '../rules/browser-storage';
import { MAX_LINE_QUANTITY } from '../rules/quantity';
import { tableCartKey } from '../rules/tables';
import { guestCartKey } from './in-tab-only';
import { identityOf, type Line, type NewLine } from './line';
import { readStoredLines, type StoredLine, toStored } from './stored-line';

/** The stored text; equal texts mean equal carts, so components can compare it. Empty outside a browser. */
export const readGuestText = (table: string | null): string => readStored(guestCartKey(table)) ?? '';

/** A guest's lines; drops entries that are not valid lines (P24). Empty outside a browser. */
export const readGuestLines = (table: string | null): readonly Line[] =>
  readStoredLines(readGuestText(table));

/** Stores a guest's cart, in this tab where the browser stores nothing (C404), and fires `cartUpdated` (§3). */
export function writeGuestLines(table: string | null, lines: readonly Line[]): void {
  const text = JSON.stringify(lines.map((line): StoredLine => toStored(line, table)));
  writeStored(guestCartKey(table), lines.length > 0 ? text : null);
  emitCartUpdated({ table });
}

const atMost = (quantity: number) => Math.min(quantity, MAX_LINE_QUANTITY);

/** Adds a line, or increases the equal one (P21): same product, colour, size, request and options. */
export function addGuestLine(table: string | null, { place, ...added }: NewLine): void {
  const lineId = identityOf(added, table);
  const lines = readGuestLines(table);
  const equal = lines.find((line) => line.lineId === lineId);
  const grown = {
    ...added,
    lineId,
    isUnavailable: false,
    quantity: atMost((equal?.quantity ?? 0) + added.quantity),
  };
  const at = place ?? lines.length;
  writeGuestLines(
    table,
    equal
      ? lines.map((line) => (line === equal ? grown : line))
      : [...lines.slice(0, at), grown, ...lines.slice(at)],
  );
}

/** Sets the quantity of one line, at least 1, and drops its push key, which belongs to the old quantity. */
export function setGuestQuantity(table: string | null, lineId: string, quantity: number): void {
  const allowed = atMost(Math.max(1, quantity));
  writeGuestLines(
    table,
    readGuestLines(table).map((line) =>
      line.lineId === lineId ? { ...line, quantity: allowed, pushKey: undefined } : line,
    ),
  );
}

/** Removes lines by line id; other lines of the same product stay (C22, C47). */
export function removeGuestLines(table: string | null, lineIds: readonly string[]): void {
  writeGuestLines(
    table,
    readGuestLines(table).filter((line) => !lineIds.includes(line.lineId)),
  );
}

/** The tables that have a guest cart in this browser (C48). */
export function guestTables(): readonly string[] {
  const prefix = tableCartKey('');
  return storedNames()
    .filter((key) => key.startsWith(prefix) && key.length > prefix.length)
    .map((key) => key.slice(prefix.length));
}
