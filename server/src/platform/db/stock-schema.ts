import type { StockHistoryKind } from '@storefront/shared/rules/stock-movement';

/**
 * The pieces of one size and colour of a closet item (C273). An item without rows is counted as one number. Else it has a
 * row for each size in each colour, and one with two empty texts for pieces that nobody sorted. Their sum is always the
 * `stock` of the item. The lock on the item's row is the lock on its cells.
 */
export interface ClosetCellsTable {
  item_id: string;
  /** As the item spells it; empty where it has no sizes. */
  size: string;
  color: string;
  /** Never below 0: a check constraint refuses it (P6). */
  stock: number;
}

/** One change of the stock of a closet item, append-only (C259). */
export interface StockEventsTable {
  id: string;
  item_id: string;
  /** Milliseconds since 1970, UTC. */
  at: number;
  /** Id of a person, or `automatic`; null: a guest. */
  actor: string | null;
  kind: StockHistoryKind;
  /** Below 0: pieces left the stock. */
  pieces: number;
  /** Empty, like `color`, if the stock is one number or the pieces are not sorted. */
  size: string;
  color: string;
  /** The item's stock after the whole change. */
  stock_after: number;
  order_id: string | null;
  /** What staff wrote, or empty. */
  reason: string;
}
