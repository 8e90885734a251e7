import { badField, Failure } from '@storefront/http/failure';
import type { ImportColumn, ImportIgnored } from '@storefront/shared/contract/entities/catalogue-import';
import { type CellError, type Cells, fuse, IMPORT_ROWS_MAX } from '@storefront/shared/rules/sheet-cells';
import { textKey } from '@storefront/shared/rules/text';
import { CELL_MAX, type TextRow } from './collect-rows';
import { findHeading, type Heading } from './find-heading';
import { countExact, isPriceHead, isTotal, partKey, type SheetList } from './sheet-columns';
import { understandCells } from './understand-cells';

/** A row of a sheet with the cells of the columns that the sheet has, as they are understood. */
export interface SheetRow {
  /** As a spreadsheet counts: the first line is 1. */
  readonly line: number;
  readonly cells: Cells;
  /** Column → text in the sheet, where it was understood as another one. */
  readonly found: Cells;
  readonly errors: readonly CellError[];
}

/** A sheet as it was read. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  readonly columns: ImportColumn[];
  readonly ignored: ImportIgnored[];
}

/** What the columns of a sheet can be. */
export interface SheetRequest {
  readonly list: SheetList;
  readonly known: readonly string[];
  /** What staff say that each column holds; null: the heading says it. */
  readonly chosen: readonly (string | null)[] | null;
}

interface Wanted extends SheetRequest {
  /** A comma too many moves the cells of a CSV; in a workbook a cell behind the heading is a remark. */
  readonly isCsv: boolean;
}

const isEmpty = (row: readonly string[]) => row.every((text) => text.trim() === '');
const SHOWN = 80;
const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Whether a column called "id" numbers the rows: 1, 2, 3 or M-01, M-02. Ours are longer. */
const isNumbering = (rows: readonly TextRow[], index: number) => {
  const ids = rows.map(({ texts }) => texts[index]?.trim() ?? '').filter(Boolean);
  return ids.length > 0 && ids.every((id) => /^[a-z]{0,4}[-./# ]?[\d०-९]{1,5}\.?$/i.test(id));
};

function readHeading(rows: readonly TextRow[], { list, known, chosen }: Wanted): Heading {
  const found = findHeading(rows, list);
  const below = rows.filter((row) => found.row === null || row.line > found.row.line);
  const proposed = found.columns.map((column, index) =>
    column === 'id' && isNumbering(below, index) ? null : column,
  );
  const columns = chosen?.map((column) => (known.includes(column ?? '') ? column : null)) ?? proposed;
  return { row: found.row, columns };
}

const describe = ({ row, columns }: Heading, rows: readonly TextRow[]): ImportColumn[] => {
  const width = Math.max(0, ...rows.map(({ texts }) => texts.length));
  return Array.from({ length: width }, (_, index) => ({
    head: short(row?.texts[index]?.trim() ?? ''),
    sample: short(rows.map(({ texts }) => texts[index]?.trim() ?? '').find(Boolean) ?? ''),
    column: columns[index] ?? null,
  }));
};

function readRow(
  { texts, line, dates = [] }: TextRow,
  { columns }: Heading,
  { list, isCsv }: Wanted,
): SheetRow {
  const given: Record<string, string> = {};
  const errors: CellError[] = [];
  for (const [index, column] of columns.entries()) {
    const text = texts[index] ?? '';
    if (column === null) continue;
    if (text.length > CELL_MAX)
      errors.push({ column, message: `has more than ${CELL_MAX.toLocaleString('en')} characters` });
    given[column] = text.length > CELL_MAX ? '' : fuse(text.replaceAll('\r\n', '\n'));
  }
  if (isCsv && !isEmpty(texts.slice(columns.length)))
    errors.push({ column: null, message: `has more cells than the ${columns.length} of the heading` });
  const dated = new Set(dates.flatMap((index) => columns[index] ?? []));
  const understood = understandCells(given, dated, list);
  return { ...understood, line, errors: [...errors, ...understood.errors] };
}

const hasDigit = (text: string | undefined) => /[\d०-९]/.test(text ?? '');
const isNumber = (text: string | undefined) => /^[\d०-९]{1,5}[.)]?$/.test(text?.trim() ?? '');

/** Returns the index of the column that numbers the items, most of those with a price; null: there is none. */
function numberingOf(rows: readonly TextRow[], { columns }: Heading): number | null {
  const priced = rows.filter(({ texts }) => hasDigit(texts[columns.indexOf('price')]));
  const width = Math.max(0, ...priced.map(({ texts }) => texts.length));
  const found = Array.from({ length: width }, (_, index) => index).find(
    (index) =>
      (columns[index] ?? null) === null &&
      priced.filter(({ texts }) => isNumber(texts[index])).length > priced.length / 2,
  );
  return found ?? null;
}

interface Layout extends Heading {
  readonly numbering: number | null;
  readonly list: SheetList;
  /** Keys of the categories that the sheet names. */
  readonly parts: ReadonlySet<string>;
}

/**
 * Returns the text of a row that has no other: the name of the part below it, or a note. Its mark ("A."), and a dash or
 * the word "Rate" in the column of prices, do not count. Null: the row has more, or a number as items have.
 */
function loneText({ texts }: TextRow, { columns, numbering, list }: Layout): string | null {
  const isNumbered = numbering !== null && isNumber(texts[numbering]);
  const filled = texts.flatMap((text, index) => {
    const isMark = index === numbering && !isNumbered && text.trim().length <= 5;
    const isNoPrice =
      columns[index] === 'price' &&
      (isPriceHead(list, text) || (numbering !== null && !isNumbered && /^[-–—.\s]+$/.test(text)));
    return text.trim() === '' || isMark || isNoPrice ? [] : [text.trim()];
  });
  const [first = ''] = filled;
  return filled.length === 1 && columns.includes('price') && !/^[\d\s.,-]+$/.test(first) ? first : null;
}

/** What a row is, beside one of an item: a sum, the heading again, or one text alone. */
function kindOf(given: TextRow, layout: Layout): ImportIgnored['why'] | 'text' | null {
  const { row, columns, list, parts } = layout;
  const { texts } = given;
  const filled = texts.filter((text) => text.trim() !== '');
  const [first = ''] = filled;
  const name = texts[columns.indexOf('name')] ?? '';
  // An export that was changed: each of its rows is an item.
  if (columns.includes('id')) return null;
  if (isTotal(first, parts) || isTotal(name, parts)) return 'total';
  const heads = row?.texts.map(textKey);
  const isSame = heads && texts.every((text, index) => textKey(text) === (heads[index] ?? ''));
  if (isSame || (filled.length > 1 && countExact(list, filled) === filled.length)) return 'heading';
  return loneText(given, layout) === null ? null : 'text';
}

function layoutOf(rows: readonly TextRow[], heading: Heading, list: SheetList): Layout {
  const layout = { ...heading, list, numbering: numberingOf(rows, heading), parts: new Set<string>() };
  const category = heading.columns.indexOf('category');
  const named = rows.flatMap((row) => row.texts[category] ?? loneText(row, layout) ?? []);
  return { ...layout, parts: new Set(named.map(partKey).filter(Boolean)) };
}

/** Returns the rows of items; a text alone is the category of the rows below it where no column says theirs. */
function readRows(rows: readonly TextRow[], heading: Heading, wanted: Wanted) {
  const { list } = wanted;
  const layout = layoutOf(rows, heading, list);
  const hasColumn = (column: string) => heading.columns.includes(column);
  const kinds = rows.map((row) => kindOf(row, layout));
  const last = kinds.lastIndexOf(null);
  const read: SheetRow[] = [];
  const ignored: ImportIgnored[] = [];
  let category = '';
  for (const [index, row] of rows.entries()) {
    const kind = kinds[index];
    const alone = short(loneText(row, layout) ?? row.texts.map((text) => text.trim()).find(Boolean) ?? '');
    const isPart = heading.columns.some(
      (column, at) => column !== null && (row.texts[at] ?? '').trim() !== '',
    );
    if (kind === 'total' || kind === 'heading') ignored.push({ line: row.line, text: alone, why: kind });
    else if (kind === 'text' && (index > last || !isPart))
      ignored.push({ line: row.line, text: alone, why: 'note' });
    else if (kind === 'text' && !hasColumn('category')) {
      category = understandCells({ category: alone }, new Set(), list).cells.category ?? '';
      ignored.push({ line: row.line, text: alone, why: 'category' });
    } else if (isPart || !isEmpty(row.texts.slice(heading.columns.length))) {
      const item = readRow(row, heading, wanted);
      const own = item.cells.category?.trim() ?? '';
      // Sheets by hand name a category once, in the first of its rows; exports have it in each.
      if (own !== '') category = own;
      if (own !== '' || category === '' || hasColumn('id')) read.push(item);
      else read.push({ ...item, cells: { ...item.cells, category }, found: { ...item.found, category: '' } });
    }
  }
  return { rows: read, ignored };
}

/**
 * Reads the table of a sheet: finds its heading below titles, what each column holds, and the rows of items (C431).
 *
 * @throws Failure 400 if no column holds names: its data names the columns, so that staff can say it; or if it has no
 * rows, or more than 5,000
 */
export function readSheet(all: readonly TextRow[], wanted: Wanted): Sheet {
  const heading = readHeading(all, wanted);
  const below = all.filter(({ line }) => heading.row === null || line > heading.row.line);
  const columns = describe(heading, below);
  if (all.length < 2 && !wanted.chosen) throw badField('file', 'has no rows');
  if (!heading.columns.includes('name')) {
    const { message, errors } = badField('file', 'needs a heading with the column “name”');
    throw new Failure(400, message, { errors, data: { columns } });
  }
  const { rows, ignored } = readRows(below, heading, wanted);
  if (rows.length === 0) throw badField('file', 'has no rows');
  if (rows.length > IMPORT_ROWS_MAX)
    throw badField('file', `must have at most ${IMPORT_ROWS_MAX.toLocaleString('en')} rows`);
  return { rows, columns, ignored };
}
