import {
  addToCell,
  badStock,
  type CountedStock,
  STOCK_MAX,
  type StockFault,
  stockConflict,
} from './edit-stock';
import { cellName, findCell, NOT_SORTED } from './stock-cells';

/** Why staff change the stock of a closet item (C166). */
export const STOCK_MOVEMENTS = ['received', 'damaged', 'counted'] as const;
export type StockMovementKind = (typeof STOCK_MOVEMENTS)[number];

/** Every reason in the history of a stock (C259): an order took pieces, gave them back, or its lines changed; the form of the item. */
export const STOCK_HISTORY_KINDS = [...STOCK_MOVEMENTS, 'order', 'cancel', 'change', 'edit', 'grid'] as const;
export type StockHistoryKind = (typeof STOCK_HISTORY_KINDS)[number];

export interface StockMovement {
  readonly kind: StockMovementKind;
  /** Pieces that arrived, are damaged or lost, or were counted. */
  readonly pieces: number;
  /** Only for a count: the stock on the screen when staff counted. Sales after that moment stay subtracted. */
  readonly seen?: number | undefined;
  /** The cell, of an item that is counted by cells; without both, its unsorted pieces (C273). */
  readonly size?: string | undefined;
  readonly color?: string | undefined;
  /** In the words of staff. */
  readonly reason?: string | undefined;
}

/** Returns the change of the stock in pieces, negative for fewer. @param stock the stock as stored */
export function stockChange(
  { kind, pieces, seen }: Pick<StockMovement, 'kind' | 'pieces' | 'seen'>,
  stock: number,
): number {
  if (kind === 'received') return pieces;
  return kind === 'damaged' ? -pieces : pieces - (seen ?? stock);
}

/** Returns the stock of an item after a movement, in its cell if it has cells (C166, C273). */
export function moveStock(before: CountedStock, movement: StockMovement): CountedStock | StockFault {
  const { size = '', color = '' } = movement;
  const asked = { size, color };
  const isNamed = size !== '' || color !== '';
  const cell = before.cells && findCell(before.cells, isNamed ? asked : NOT_SORTED);
  if (isNamed && !cell)
    return badStock(size === '' ? 'color' : 'size', `${cellName(asked)} is not counted for this item`);
  const left = cell ? cell.stock : before.stock;
  const pieces = stockChange(movement, left);
  const stock = before.stock + pieces;
  if (left + pieces < 0) return stockConflict(`Only ${left} left in stock`);
  if (stock > STOCK_MAX) return stockConflict(`At most ${STOCK_MAX} pieces can be in stock`);
  return { stock, cells: cell && before.cells ? addToCell(before.cells, cell, pieces) : before.cells };
}
