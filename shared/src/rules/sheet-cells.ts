/** A row of a sheet: name of the column → text. */
export type Cells = Readonly<Record<string, string>>;

/** A cell that is refused, and why; without a column the whole row is. */
export interface CellError {
  readonly column: string | null;
  readonly message: string;
}

/** A cell that differs, as texts. */
export interface CellChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** Most rows of an import (C305). */
export const IMPORT_ROWS_MAX = 5_000;

/** A spreadsheet would compute a cell that begins so (CWE-1236). */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** Returns a text that a spreadsheet takes as text: with an apostrophe before what it would compute (P38, C304). */
export const defuse = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the text that was given to `defuse`. */
export const fuse = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

export const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

const YES = /^(?:yes|true|1)$/i;
const NO = /^(?:no|false|0|)$/i;

/** Reads `yes` or `no`; an empty cell is no. Adds an error for any other text. */
export function readYesNo(cells: Cells, column: string, errors: CellError[]): boolean {
  const text = (cells[column] ?? '').trim();
  if (!YES.test(text) && !NO.test(text)) errors.push({ column, message: 'must be yes or no' });
  return YES.test(text);
}

/** Returns the lines of a cell, trimmed, without empty ones. */
export const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the cells that differ, in the order of the columns. */
export const cellChanges = (columns: readonly string[], before: Cells, after: Cells): CellChange[] =>
  columns
    .map((column) => ({ column, before: before[column] ?? '', after: after[column] ?? '' }))
    .filter((change) => change.before !== change.after);
