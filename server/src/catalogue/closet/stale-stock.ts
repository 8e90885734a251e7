import { badField, conflict, type Failure } from '@storefront/http/failure';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { StockFault } from '@storefront/shared/rules/edit-stock';
import type { Tx } from '../../platform/db/database';

/**
 * Returns why the stock of a save is refused: 400, or 409 with the stored item and who moved its stock last, like a stale
 * version (C165, C273). Sales do not raise the version, so the pieces that staff saw are checked apart from it.
 */
export async function staleStock(tx: Tx, fault: StockFault, stored: ClosetItem): Promise<Failure> {
  if (fault.fault === 'field') return badField(fault.field, fault.problem);
  const last = await tx
    .selectFrom('stock_events')
    .leftJoin('users', 'users.id', 'stock_events.actor')
    .select(['stock_events.at', 'users.full_name'])
    .where('stock_events.item_id', '=', stored._id)
    .orderBy('stock_events.at', 'desc')
    .executeTakeFirst();
  return conflict(fault.message, {
    changedBy: last?.full_name ?? 'Somebody',
    changedAt: last ? new Date(last.at).toISOString() : null,
    version: stored.version ?? 0,
    current: stored,
  });
}
