import { setImmediate as nextTurn } from 'node:timers/promises';
import { badField } from '@storefront/http/failure';
import { type CellError, type Cells, fuse, IMPORT_ROWS_MAX } from '@storefront/shared/rules/sheet-cells';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';

/** A row of a sheet with the cells of the columns that the sheet has. */
export interface SheetRow {
  /** As a spreadsheet counts: the heading is 1. */
  readonly line: number;
  readonly cells: Cells;
  readonly errors: readonly CellError[];
}

const isZip = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

/** Characters of a cell at most, as in a workbook. */
const CELL_MAX = 32_767;

/** Lines after which other calls are answered. */
const SLICE = 100;

const isEmpty = (row: readonly string[]) => row.every((text) => text.trim() === '');

/** Returns the columns of a heading, in its order. @throws Failure 400 for one that is unknown, missing or there twice */
function readHeading(row: readonly string[], columns: readonly string[]): string[] {
  const names = row.map((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, ' '),
  );
  while (names.at(-1) === '') names.pop();
  const unknown = names.find((name) => !columns.includes(name));
  if (unknown !== undefined)
    throw badField(
      'file',
      `has a column that is not known: “${unknown.slice(0, 60)}”. Known are ${columns.join(', ')}`,
    );
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw badField('file', `has the column “${twice}” twice`);
  if (!names.includes('name')) throw badField('file', 'needs a heading with the column “name”');
  return names;
}

function readRow(row: readonly string[], names: readonly string[], line: number): SheetRow {
  const cells = Object.fromEntries(
    names.map((name, index) => [name, fuse((row[index] ?? '').replaceAll('\r\n', '\n'))]),
  );
  const errors = isEmpty(row.slice(names.length))
    ? []
    : [{ column: null, message: `has more cells than the ${names.length} of the heading` }];
  const long = names.find((_, index) => (row[index] ?? '').length > CELL_MAX);
  if (long === undefined) return { line, cells, errors };
  const message = `has more than ${CELL_MAX.toLocaleString('en')} characters`;
  return { line, cells: {}, errors: [...errors, { column: long, message }] };
}

/**
 * Reads a sheet, CSV or workbook, without blocking other calls. Rows without text are left out.
 *
 * @throws Failure 400 if it cannot be read, its heading is wrong, or it has more than 5,000 rows
 */
export async function readSheet(bytes: Buffer, columns: readonly string[]): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let names: string[] | null = null;
  for await (const { line, texts } of isZip(bytes) ? readXlsx(bytes) : readCsv(bytes)) {
    if (line % SLICE === 0) await nextTurn();
    if (names === null) names = readHeading(texts, columns);
    else if (!isEmpty(texts)) rows.push(readRow(texts, names, line));
    if (rows.length > IMPORT_ROWS_MAX)
      throw badField('file', `must have at most ${IMPORT_ROWS_MAX.toLocaleString('en')} rows`);
  }
  if (names === null || rows.length === 0) throw badField('file', 'has no rows');
  return rows;
}
