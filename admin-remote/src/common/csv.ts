import { saveFile } from '@storefront/shared/ui/save-file';

/** A spreadsheet would compute a cell that begins so (CWE-1236, P38). */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  const text = String(value);
  // A negative number is no formula.
  const plain = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
};

/** Returns rows as CSV; texts that a spreadsheet would compute begin with an apostrophe (P38). */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Saves CSV as a file. */
export const saveCsv = (name: string, csv: string): void => saveFile(csv, name, 'text/csv');
