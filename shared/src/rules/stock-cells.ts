import { textKey } from './text';

/** A size and colour of a closet item; an empty text where the item has no sizes or no colours (C273). */
export interface Cell {
  readonly size: string;
  readonly color: string;
}

/** A cell with its pieces. */
export interface StockCell extends Cell {
  readonly stock: number;
}

/** The cell of pieces whose size and colour nobody has entered yet. Customers cannot order them. */
export const NOT_SORTED: Cell = { size: '', color: '' };

/** Most cells of one item. */
export const MOST_CELLS = 400;

/** Up to this many pieces, the page of an item says how many are left. */
export const FEW_LEFT = 5;

/** Equal for cells whose texts differ in capitals only. */
export const cellKey = ({ size, color }: Cell): string => `${textKey(size)}\n${textKey(color)}`;

/** What a line of a cart or an order chose. */
interface Choice {
  readonly selectedSize: string | null;
  readonly selectedColor: string | null;
}

/** The cell that a choice of a customer means. */
export const chosenCell = ({ selectedSize, selectedColor }: Choice): Cell => ({
  size: selectedSize ?? '',
  color: selectedColor ?? '',
});

/** Returns a cell in words: 'M, Black', or 'Not sorted'. */
export const cellName = ({ size, color }: Cell): string =>
  [size, color].filter(Boolean).join(', ') || 'Not sorted';

export const findCell = (cells: readonly StockCell[], cell: Cell): StockCell | undefined =>
  cells.find((one) => cellKey(one) === cellKey(cell));

/** Returns the cell that a line takes from and gives back to: that of its size and colour, else the unsorted pieces. */
export const cellOfLine = (cells: readonly StockCell[], choice: Choice): StockCell =>
  findCell(cells, chosenCell(choice)) ?? findCell(cells, NOT_SORTED) ?? { ...NOT_SORTED, stock: 0 };

const isNotSorted = (cell: Cell): boolean => cellKey(cell) === cellKey(NOT_SORTED);

/** Returns the cells as clients see them: unsorted pieces only if there are any. */
export const shownCells = (cells: readonly StockCell[]): StockCell[] =>
  cells.filter((cell) => cell.stock > 0 || !isNotSorted(cell));

/** Returns shown cells as they are stored: with the unsorted pieces. */
export const storedCells = (cells: readonly StockCell[]): StockCell[] =>
  cells.some(isNotSorted) ? [...cells] : [...cells, { ...NOT_SORTED, stock: 0 }];

/**
 * Returns the pieces of the cells that fit a choice, without the unsorted ones: null fits every size, or every colour.
 */
export const piecesOfChoice = (cells: readonly StockCell[], choice: Choice): number =>
  stockOfCells(
    cells.filter(
      (cell) =>
        !isNotSorted(cell) &&
        (choice.selectedSize ?? cell.size) === cell.size &&
        (choice.selectedColor ?? cell.color) === cell.color,
    ),
  );

/** Returns the pieces of all cells: the item's stock. */
export const stockOfCells = (cells: readonly StockCell[]): number =>
  cells.reduce((sum, { stock }) => sum + stock, 0);

/** The sizes and colours of an item. */
export interface CellOptions {
  readonly sizes: readonly string[];
  /** `before`: the name that a renamed colour had. */
  readonly colors: readonly { readonly name: string; readonly before?: string | null | undefined }[];
}

/** Returns every size in every colour, size by size; none for an item that has neither. */
export function cellsOf({ sizes, colors }: CellOptions): Cell[] {
  if (sizes.length === 0 && colors.length === 0) return [];
  const names = colors.length > 0 ? colors.map(({ name }) => name) : [''];
  return (sizes.length > 0 ? sizes : ['']).flatMap((size) => names.map((color) => ({ size, color })));
}

/**
 * Returns the names that the stored colours have now, by the `textKey` of their stored names; colours that are gone are
 * not in it. A new colour with the old name of a renamed one is another colour.
 */
export function newColorNames(colors: CellOptions['colors']): ReadonlyMap<string, string> {
  const kept = colors.filter(({ before }) => !before);
  const renamed = colors.filter(({ before }) => before);
  return new Map([...kept, ...renamed].map(({ name, before }) => [textKey(before || name), name]));
}

/**
 * Returns the cells of an item whose sizes or colours changed, the unsorted pieces last. A renamed colour keeps its
 * pieces; those of a size or colour that is gone are unsorted. The sum stays.
 */
export function reshapeCells(cells: readonly StockCell[], options: CellOptions): StockCell[] {
  const names = newColorNames(options.colors);
  const moved = cells.flatMap((cell) => {
    const color = cell.color === '' ? '' : names.get(textKey(cell.color));
    return color === undefined ? [] : { ...cell, color };
  });
  const kept = cellsOf(options).map((cell) => ({ ...cell, stock: findCell(moved, cell)?.stock ?? 0 }));
  return [...kept, { ...NOT_SORTED, stock: stockOfCells(cells) - stockOfCells(kept) }];
}
