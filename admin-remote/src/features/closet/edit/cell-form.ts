import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { parseSizeOptions } from '@storefront/shared/rules/closet-choice';
import { type Cell, cellName } from '@storefront/shared/rules/stock-cells';
import { textKey } from '@storefront/shared/rules/text';
import type { EditField } from '../../../common/conflict/edit-field';
import { readCount } from '../../../common/form/read-number';
import type { ClosetForm } from './closet-form';

/** Typed pieces by `fieldKey`; what is blank or missing is 0. */
export type CellTexts = Readonly<Record<string, string>>;

/** A column of the grid: a colour of the form. */
interface CellColumn {
  /** The stored name, so that a renamed colour keeps its pieces; of a new colour the key of its row. */
  readonly id: string;
  /** The name as typed; empty for an item without colours. */
  readonly color: string;
}

/** The grid of a form: a row for each size, a column for each colour. */
export interface CellTable {
  /** One empty text for an item without sizes. */
  readonly sizes: readonly string[];
  readonly columns: readonly CellColumn[];
}

export const fieldKey = (size: string, colorId: string): string => `${textKey(size)}\n${textKey(colorId)}`;

/** The field of the pieces that are not sorted. */
export const UNSORTED_KEY = fieldKey('', '');

/** Returns the grid of the sizes and colours as typed; null if there is nothing to count by. */
export function cellTable({
  sizeOptions,
  colors,
}: Pick<ClosetForm, 'sizeOptions' | 'colors'>): CellTable | null {
  const sizes = parseSizeOptions(sizeOptions);
  const columns = colors.flatMap(({ name, before, key }) =>
    name.trim() === '' ? [] : [{ id: before ?? key, color: name.trim() }],
  );
  if (sizes.length === 0 && columns.length === 0) return null;
  return {
    sizes: sizes.length > 0 ? sizes : [''],
    columns: columns.length > 0 ? columns : [{ id: '', color: '' }],
  };
}

/** Returns the typed pieces of a stored item. */
export const toCellTexts = (item: ClosetItem | null): CellTexts =>
  Object.fromEntries(
    (item?.cells ?? []).map(({ size, color, stock }) => [fieldKey(size, color), String(stock)]),
  );

/** The pieces of a field, as typed; null if it is no number of pieces. */
const piecesIn = (cells: CellTexts, key: string): number | null =>
  (cells[key] ?? '').trim() === '' ? 0 : readCount(cells[key] ?? '');

/** Returns the fields of a grid: those in its cells, and that of the unsorted pieces. */
const fieldKeys = ({ sizes, columns }: CellTable): readonly string[] => [
  ...sizes.flatMap((size) => columns.map(({ id }) => fieldKey(size, id))),
  UNSORTED_KEY,
];

/** Returns the fields with something else than a number of pieces. */
export const badFields = (cells: CellTexts, table: CellTable): readonly string[] =>
  fieldKeys(table).filter((key) => piecesIn(cells, key) === null);

/** Returns the sum of a grid; what is no number counts as 0. */
export const sumOfCells = (cells: CellTexts, table: CellTable): number =>
  [...new Set(fieldKeys(table))].reduce((sum, key) => sum + (piecesIn(cells, key) ?? 0), 0);

/**
 * Returns `cells` of closet/add and closet/update: each cell with its pieces and, of an item that is counted by cells
 * already, those that staff saw (C273).
 */
export function cellsToSend(cells: CellTexts, table: CellTable, item: ClosetItem | null): readonly object[] {
  const seenBy = toCellTexts(item);
  const entry = (cell: Cell, key: string) => ({
    ...cell,
    stock: piecesIn(cells, key) ?? 0,
    ...(item?.cells && { seen: Number(seenBy[key] ?? 0) }),
  });
  const inGrid = table.sizes.flatMap((size) =>
    table.columns.map(({ id, color }) => entry({ size, color }, fieldKey(size, id))),
  );
  const hasUnsorted = cells[UNSORTED_KEY] !== undefined;
  return hasUnsorted ? [...inGrid, entry({ size: '', color: '' }, UNSORTED_KEY)] : inGrid;
}

/** Returns one field for each cell of either item, so that two people may change different cells at once (C165). */
export function cellFields(
  opened: ClosetItem,
  stored: ClosetItem,
): readonly EditField<ClosetForm, ClosetItem>[] {
  const cells = new Map(
    [...(opened.cells ?? []), ...(stored.cells ?? [])].map((cell) => [fieldKey(cell.size, cell.color), cell]),
  );
  return [...cells].map(([key, cell]) => ({
    id: `cell ${key}`,
    label: `Pieces of ${cellName(cell)}`,
    text: (form) => String(piecesIn(form.cells, key) ?? form.cells[key]),
    copy: (to, from) => ({ ...to, cells: { ...to.cells, [key]: from.cells[key] ?? '' } }),
  }));
}

const isNumber = (text: string) => readCount(text) !== null;

/**
 * Reads what was copied from a spreadsheet: rows of values between tabs. Leaves out a first row or column of headings, in
 * which nothing is a number. @returns null for a single value, which the browser pastes itself
 */
export function readPasted(text: string): readonly (readonly string[])[] | null {
  const lines = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n');
  let rows = lines.map((line) => line.split('\t').map((value) => value.trim()));
  if (rows.length === 1 && rows[0]?.length === 1) return null;
  if (rows.length > 1 && !rows[0]?.some(isNumber)) rows = rows.slice(1);
  if (rows.every(([first = '', ...others]) => !isNumber(first) && others.length > 0))
    rows = rows.map((row) => row.slice(1));
  return rows;
}

/** Returns the typed pieces with a pasted block put in, from one cell to the right and down; what reaches beyond is cut. */
export function withPasted(
  cells: CellTexts,
  { sizes, columns }: CellTable,
  from: { readonly row: number; readonly column: number },
  block: readonly (readonly string[])[],
): CellTexts {
  const pasted = block.flatMap((values, down) =>
    values.flatMap((value, right) => {
      const size = sizes[from.row + down];
      const column = columns[from.column + right];
      return size === undefined || !column ? [] : [[fieldKey(size, column.id), value] as const];
    }),
  );
  return { ...cells, ...Object.fromEntries(pasted) };
}
