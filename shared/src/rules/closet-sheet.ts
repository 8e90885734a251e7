import type { ClosetItem } from '../contract/entities/closet-item';
import { formatSizeOptions, parseSizeOptions } from './closet-choice';
import type { CellEdit } from './edit-stock';
import { type CellError, type Cells, linesOf, readYesNo, yesNo } from './sheet-cells';
import { type Cell, cellsOf, NOT_SORTED, type StockCell } from './stock-cells';
import { plainLine, textKey } from './text';

/** The columns of a sheet of the closet (C304). Lists have one entry a line. */
export const CLOSET_COLUMNS = [
  'id',
  'name',
  'division',
  'category',
  'price',
  'brand',
  'material',
  'gender',
  'description',
  'sizes',
  'colors',
  'stock',
  'stock before',
  'cells',
  'cells before',
  'rating',
  'top seller',
  'pictures',
] as const;

const NO_CHANGES: readonly string[] = ['id', 'stock before', 'cells before', 'pictures'];

/** The columns that a change can be in; pictures are named apart. */
export const CLOSET_CHANGES = CLOSET_COLUMNS.filter((column) => !NO_CHANGES.includes(column));

const NEW: Cells = { division: 'closet', rating: '4', 'top seller': 'no' };

const labelOf = ({ size, color }: Cell) => [size, color].filter(Boolean).join(' / ') || 'Not sorted';

const cellLines = (cells: readonly StockCell[] | undefined) =>
  (cells ?? []).map((cell) => `${labelOf(cell)}: ${cell.stock}`).join('\n');

/** Returns a piece as cells; null: a new one. */
export function closetCells(item: ClosetItem | null): Cells {
  if (!item) return { ...Object.fromEntries(CLOSET_COLUMNS.map((column) => [column, ''])), ...NEW };
  const stock = String(item.availableStock);
  const cells = cellLines(item.cells);
  return {
    id: item._id,
    name: item.name,
    division: item.division,
    category: item.category,
    price: String(item.price),
    brand: item.brand,
    material: item.material,
    gender: item.gender,
    description: item.description,
    sizes: formatSizeOptions(item.sizeOptions),
    colors: item.colors.map(({ name, hex }) => (hex ? `${name} (${hex})` : name)).join('\n'),
    stock,
    'stock before': stock,
    cells,
    'cells before': cells,
    rating: String(item.ratings),
    'top seller': yesNo(item.isTopSeller),
    pictures: '',
  };
}

/** A colour of a row; its `before` is always null, because a sheet renames none. */
export interface SheetColor {
  readonly name: string;
  readonly hex: string | null;
  readonly before: null;
}

/** The hex at the end of `Black (#222222)`. */
const HEX = /\((#[0-9a-f]{6})\)$/i;

function readColors(cells: Cells): SheetColor[] {
  const colors = new Map<string, SheetColor>();
  for (const line of linesOf(cells.colors)) {
    const [end = '', hex] = HEX.exec(line) ?? [];
    const name = plainLine(line.slice(0, line.length - end.length));
    const key = textKey(name);
    if (key !== '' && !colors.has(key)) colors.set(key, { name, hex: hex ?? null, before: null });
  }
  return [...colors.values()];
}

/** Returns the pieces of each line `M / Black: 3`, by the key of its words. */
function readPieces(cells: Cells, column: string, errors: CellError[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const line of linesOf(cells[column])) {
    const [, label = '', number] = /^(.*):\s*(\d{1,9})$/.exec(line) ?? [];
    if (number === undefined) errors.push({ column, message: `must have lines such as “M / Black: 3”` });
    else if (pieces.has(textKey(label))) errors.push({ column, message: `must not name ${label} twice` });
    else pieces.set(textKey(label), Number(number));
  }
  return pieces;
}

function readCells(cells: Cells, known: readonly Cell[], errors: CellError[]): CellEdit[] {
  const seen = readPieces(cells, 'cells before', errors);
  return [...readPieces(cells, 'cells', errors)].flatMap(([key, stock]) => {
    const fitting = [...known, NOT_SORTED].filter((cell) => textKey(labelOf(cell)) === key);
    const [cell] = fitting;
    if (cell && fitting.length === 1) return { ...cell, stock, seen: seen.get(key) };
    errors.push({ column: 'cells', message: `has no one size and colour “${key}”` });
    return [];
  });
}

/** Returns what a row says of the pieces of each cell; null: it counts none, as `cells` of the form. */
function readStock(cells: Cells, known: readonly Cell[], errors: CellError[]) {
  const edits = readCells(cells, known, errors);
  if (edits.length === 0) return null;
  const sum = edits.reduce((total, { stock }) => total + stock, 0);
  const [stock = '', before] = [cells.stock?.trim(), cells['stock before']?.trim()];
  if (stock !== '' && stock !== before && Number(stock) !== sum)
    errors.push({ column: 'stock', message: `must be ${sum}, the sum of the cells: change the cells` });
  return edits;
}

/** Reads lines `Black: black.jpg`; a file alone is of the first colour. */
function readPictures(cells: Cells, colors: readonly SheetColor[], errors: CellError[]) {
  return linesOf(cells.pictures).flatMap((line) => {
    const at = line.lastIndexOf(':');
    const name = at < 0 ? colors[0]?.name : line.slice(0, at).trim();
    const color = colors.find((one) => one.name.toLowerCase() === name?.toLowerCase());
    if (color) return { key: color.name, file: line.slice(at + 1).trim() };
    errors.push({ column: 'pictures', message: `has no colour “${name ?? ''}”` });
    return [];
  });
}

/** Returns the fields of the form of a piece, its colours and pictures; the contract checks the fields. */
export function closetForm(cells: Cells, before: ClosetItem | null) {
  const errors: CellError[] = [];
  const colors = readColors(cells);
  const sizes = parseSizeOptions(cells.sizes);
  if (before && before.colors.length > 0 && colors.length === 0)
    errors.push({ column: 'colors', message: 'must name at least one colour' });
  if (colors.length > 20) errors.push({ column: 'colors', message: 'must have at most 20 colours' });
  if (colors.some(({ name }) => name.length > 60))
    errors.push({ column: 'colors', message: 'must have names of at most 60 characters' });
  const known = cellsOf({ sizes, colors });
  const counted = readStock(cells, known, errors);
  const sum = counted?.reduce((total, { stock }) => total + stock, 0);
  const seen = cells['stock before']?.trim();
  const form = {
    name: cells.name ?? '',
    division: (cells.division ?? '').trim().toLowerCase() || 'closet',
    price: cells.price ?? '',
    brand: cells.brand ?? '',
    material: cells.material ?? '',
    description: cells.description ?? '',
    gender: cells.gender ?? '',
    category: (cells.category ?? '').trim(),
    availableStock: sum === undefined ? cells.stock?.trim() || (before ? '' : '0') : String(sum),
    ...(seen && { stockBefore: seen }),
    sizeOptions: cells.sizes ?? '',
    ratings: cells.rating ?? '',
    isTopSeller: readYesNo(cells, 'top seller', errors),
    ...(counted ? { cells: counted } : before?.cells && { cells: null }),
  };
  return { form, colors, pictures: readPictures(cells, colors, errors), errors };
}

const COLUMN_OF: Readonly<Record<string, string>> = {
  availableStock: 'stock',
  stockBefore: 'stock before',
  sizeOptions: 'sizes',
  ratings: 'rating',
  isTopSeller: 'top seller',
};

/** Returns the column of a field that the contract refuses; null: the row. */
export function closetColumn(field: string): string | null {
  const [first = ''] = field.split('.');
  return CLOSET_COLUMNS.find((column) => column === first) ?? COLUMN_OF[first] ?? null;
}
