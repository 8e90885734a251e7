import {
  type Cell,
  type CellOptions,
  cellKey,
  cellName,
  cellsOf,
  findCell,
  NOT_SORTED,
  reshapeCells,
  type StockCell,
  stockOfCells,
} from './stock-cells';

/** The stock of a closet item: one number, or cells whose sum it is (C273). */
export interface CountedStock {
  readonly stock: number;
  /** Null: one number. */
  readonly cells: readonly StockCell[] | null;
}

/** The pieces of a cell as staff leave them. */
export interface CellEdit extends StockCell {
  /** The pieces that staff saw; absent: not checked. */
  readonly seen?: number | undefined;
}

/** What a save of an item says about its stock. */
export interface StockEdit {
  /** Null ends the counting by cell; absent leaves it as it is. Cells that are left out keep their pieces. */
  readonly cells?: readonly CellEdit[] | null | undefined;
  /** The stock as one number (§7). Ignored where `cells` come with it. */
  readonly availableStock?: number | undefined;
  /** The stock that staff saw. If `availableStock` equals it, staff did not change the stock (C163). */
  readonly stockBefore?: number | undefined;
}

/** One entry of a change in the history of a stock (C259). */
export interface StockStep extends Cell {
  readonly pieces: number;
}

/** Whether the stock was one number and is counted by cells now, or the other way round. */
export const isRegrouped = (before: CountedStock, after: CountedStock): boolean =>
  (before.cells === null) !== (after.cells === null);

/** Returns what a change moved, cell by cell; one entry, of the sum, where the way of counting changed. */
export function stockSteps(before: CountedStock, after: CountedStock): StockStep[] {
  const whole = { ...NOT_SORTED, pieces: after.stock - before.stock };
  if (isRegrouped(before, after)) return [whole];
  if (!before.cells || !after.cells) return whole.pieces === 0 ? [] : [whole];
  const steps = new Map<string, StockStep>();
  const add = (cells: readonly StockCell[], sign: 1 | -1) => {
    for (const { stock, ...cell } of cells) {
      const pieces = (steps.get(cellKey(cell))?.pieces ?? 0) + sign * stock;
      steps.set(cellKey(cell), { ...cell, pieces });
    }
  };
  add(before.cells, -1);
  add(after.cells, 1);
  return [...steps.values()].filter(({ pieces }) => pieces !== 0);
}

/** Most pieces of an item: PostgreSQL's integers end at two thousand million. */
export const STOCK_MAX = 10_000_000;

/** Why a change of the stock is refused: a bad field (400), or pieces that moved since staff saw them (409). */
export type StockFault =
  | { readonly fault: 'field'; readonly field: string; readonly problem: string }
  | { readonly fault: 'conflict'; readonly message: string };

export const isStockFault = (result: CountedStock | StockFault): result is StockFault => 'fault' in result;

export const badStock = (field: string, problem: string): StockFault => ({ fault: 'field', field, problem });

export const stockConflict = (message: string): StockFault => ({ fault: 'conflict', message });

const movedFault = (name: string, seen: number, now: number): StockFault =>
  stockConflict(`The stock of ${name} changed meanwhile: ${seen} when you opened it, ${now} now`);

/** Returns the first cell that the item does not have, or that comes twice. */
function badCell(edits: readonly CellEdit[], cells: readonly StockCell[]): StockFault | null {
  const known = new Set<string>();
  for (const [index, edit] of edits.entries()) {
    if (!findCell(cells, edit)) return badStock(`cells.${index}`, 'is no size and colour of this item');
    if (known.has(cellKey(edit))) return badStock(`cells.${index}`, 'must not come twice');
    known.add(cellKey(edit));
  }
  return null;
}

/** Applies what staff changed: a cell that equals what they saw keeps its pieces, as sales may have moved them (C163). */
function editCells(cells: readonly StockCell[], edits: readonly CellEdit[]): CountedStock | StockFault {
  const bad = badCell(edits, cells);
  if (bad) return bad;
  const changed = new Map(
    edits.filter(({ stock, seen }) => stock !== seen).map((edit) => [cellKey(edit), edit]),
  );
  for (const { stock: now, ...cell } of cells) {
    const edit = changed.get(cellKey(cell));
    if (edit?.seen !== undefined && edit.seen !== now && edit.stock !== now)
      return movedFault(cellName(cell), edit.seen, now);
  }
  const edited = cells.map((cell) => ({ ...cell, stock: changed.get(cellKey(cell))?.stock ?? cell.stock }));
  const stock = stockOfCells(edited);
  if (stock > STOCK_MAX) return badStock('cells', `at most ${STOCK_MAX} pieces can be in stock`);
  return { stock, cells: edited };
}

/** Adds pieces to one cell. @returns null if fewer than none would be left */
export function addToCell(
  cells: readonly StockCell[],
  cell: Cell,
  pieces: number,
): readonly StockCell[] | null {
  const after = cells.map((one) =>
    cellKey(one) === cellKey(cell) ? { ...one, stock: one.stock + pieces } : one,
  );
  return after.every(({ stock }) => stock >= 0) ? after : null;
}

/**
 * Returns the stock of an item after a save (C163, C273). The sum of the cells is always the stock, and none is below 0.
 *
 * @param options the sizes and colours after the save
 */
export function editStock(
  before: CountedStock,
  { cells, availableStock, stockBefore }: StockEdit,
  options: CellOptions,
): CountedStock | StockFault {
  const total = availableStock === stockBefore ? before.stock : (availableStock ?? before.stock);
  const hasOptions = cellsOf(options).length > 0;
  if (cells && !hasOptions) return badStock('cells', 'need an item with sizes or colours');
  if (!hasOptions || cells === null || (!cells && !before.cells)) return { stock: total, cells: null };
  const shaped = reshapeCells(before.cells ?? [], options);
  if (!cells) {
    const moved = addToCell(shaped, NOT_SORTED, total - before.stock);
    return moved
      ? { stock: total, cells: moved }
      : badStock('availableStock', 'is counted by size and colour: change the pieces of a size and colour');
  }
  const isFirst = before.cells === null;
  if (isFirst && stockBefore !== undefined && stockBefore !== before.stock)
    return movedFault('this item', stockBefore, before.stock);
  return editCells(shaped, cells);
}
