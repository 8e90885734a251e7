/** Why staff change the stock of a closet item (C166). */
export const STOCK_MOVEMENTS = ['received', 'damaged', 'counted'] as const;
export type StockMovementKind = (typeof STOCK_MOVEMENTS)[number];

export interface StockMovement {
  readonly kind: StockMovementKind;
  /** Pieces that arrived, are damaged or lost, or were counted. */
  readonly pieces: number;
  /** Only for a count: the stock on the screen when staff counted. Sales after that moment stay subtracted. */
  readonly seen?: number | undefined;
}

/** Returns the change of the stock in pieces, negative for fewer. @param stock the stock as stored */
export function stockChange({ kind, pieces, seen }: StockMovement, stock: number): number {
  if (kind === 'received') return pieces;
  return kind === 'damaged' ? -pieces : pieces - (seen ?? stock);
}
