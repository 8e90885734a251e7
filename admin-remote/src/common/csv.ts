import { defuse } from '@storefront/shared/rules/sheet-cells';
import { saveFile } from '@storefront/shared/ui/save-file';

// A negative number is no formula.
const cell = (value: string | number): string =>
  `"${(typeof value === 'string' ? defuse(value) : String(value)).replaceAll('"', '""')}"`;

/** Returns rows as CSV; texts that a spreadsheet would compute begin with an apostrophe (P38). */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Saves CSV as a file, with a byte order mark, without which Excel reads it as ANSI (C432). */
export const saveCsv = (name: string, csv: string): void => saveFile(`\uFEFF${csv}`, name, 'text/csv');
