import { z } from 'zod';
import { STOCK_HISTORY_KINDS } from '../../rules/stock-movement';
import { identity, isoDateTime } from './common';

/** One change of the stock of a closet item (C259). */
export const stockEvent = z.object({
  ...identity,
  at: isoDateTime,
  kind: z.enum(STOCK_HISTORY_KINDS),
  /** Above 0: pieces that came; below 0: pieces that left. 0 only where the way of counting changed. */
  pieces: z.number().int(),
  /** Empty texts: the stock is one number, or the pieces are not sorted. */
  size: z.string(),
  color: z.string(),
  /** Pieces of the item in stock after it. */
  stockAfter: z.number().int(),
  /** Who did it; null: a guest, or the server by itself. */
  by: z.string().nullable(),
  /** Of an order's change. */
  orderCode: z.string().nullable(),
  /** What staff wrote. */
  reason: z.string(),
});

export type StockEvent = z.infer<typeof stockEvent>;
