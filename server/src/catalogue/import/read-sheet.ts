import { badField } from '@storefront/http/failure';
import { type CellError, type Cells, fuse, IMPORT_ROWS_MAX } from '@storefront/shared/rules/sheet-cells';
import { CELL_MAX, type TextRow } from './collect-rows';

/** A row of a sheet with the cells of the columns that the sheet has. */
export interface SheetRow {
  /** As a spreadsheet counts: the heading is 1. */
  readonly line: number;
  readonly cells: Cells;
  readonly errors: readonly CellError[];
}

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
 * Returns the rows of a sheet below its heading. Rows without text are left out.
 *
 * @throws Failure 400 if its heading is wrong, or it has more than 5,000 rows
 */
export function readSheet(all: readonly TextRow[], columns: readonly string[]): SheetRow[] {
  const [heading, ...rest] = all;
  if (!heading || rest.length === 0) throw badField('file', 'has no rows');
  const names = readHeading(heading.texts, columns);
  if (rest.length > IMPORT_ROWS_MAX)
    throw badField('file', `must have at most ${IMPORT_ROWS_MAX.toLocaleString('en')} rows`);
  return rest.filter(({ texts }) => !isEmpty(texts)).map(({ texts, line }) => readRow(texts, names, line));
}
