import { notFound } from '@storefront/http/failure';
import type { StockEvent } from '@storefront/shared/contract/entities/stock-event';
import type { StockStep } from '@storefront/shared/rules/edit-stock';
import { PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import type { Reader, Tx } from '../../platform/db/database';
import { newId } from '../../platform/db/ids';
import type { StockEventsTable } from '../../platform/db/stock-schema';
import { findClosetItem } from './closet-queries';

/** What the entries of one change have in common. */
type About = Pick<StockEventsTable, 'at' | 'actor' | 'kind'> &
  Partial<Pick<StockEventsTable, 'order_id' | 'reason'>>;

/** What a change moved of one item, and the item's stock after it. */
export interface MovedItem {
  readonly itemId: string;
  readonly steps: readonly StockStep[];
  readonly stockAfter: number;
}

/** Returns the rows that a change adds to the history of the stock of each item (C259). */
export const stockEventsOf = (
  items: readonly MovedItem[],
  { order_id = null, reason = '', ...about }: About,
): StockEventsTable[] =>
  items.flatMap(({ itemId, steps, stockAfter }) =>
    steps.map(({ size, color, pieces }) => ({
      ...{ id: newId(), item_id: itemId, size, color, pieces, stock_after: stockAfter },
      ...{ ...about, order_id, reason },
    })),
  );

/** Adds a change to the history of the stock of each item (C259), in one statement. */
export async function recordStock(tx: Tx, items: readonly MovedItem[], about: About): Promise<void> {
  const rows = stockEventsOf(items, about);
  if (rows.length > 0) await tx.insertInto('stock_events').values(rows).execute();
}

/** Returns one page of the history of an item's stock, newest first (C259). @throws Failure 404 */
export async function listStockEvents(
  db: Reader,
  itemId: string,
  { page = 1, limit = PAGE_SIZES.stockEvents }: { page?: number | undefined; limit?: number | undefined },
): Promise<StockEvent[]> {
  if (!(await findClosetItem(db, itemId))) throw notFound('Item not found');
  const rows = await db
    .selectFrom('stock_events')
    .leftJoin('users', 'users.id', 'stock_events.actor')
    .leftJoin('orders', 'orders.id', 'stock_events.order_id')
    .selectAll('stock_events')
    .select(['users.full_name', 'orders.code'])
    .where('stock_events.item_id', '=', itemId)
    .orderBy('stock_events.at', 'desc')
    .orderBy('stock_events.id')
    .limit(limit)
    .offset(pageOffset(page, limit))
    .execute();
  return rows.map(({ id, at, kind, pieces, size, color, stock_after, full_name, code, reason }) => ({
    ...{ _id: id, id, at: new Date(at).toISOString(), kind, pieces, size, color },
    ...{ stockAfter: stock_after, by: full_name, orderCode: code, reason },
  }));
}
