import type { Tx } from '../platform/db/database';
import { lockRows } from '../platform/db/lock-rows';

/**
 * Nobody else changes the stock of these closet items until the commit. In order of id, so that two orders never wait
 * for each other in a circle (P6); ids of anything else do not matter.
 */
export async function holdItems(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('closet_items')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .$call(lockRows(tx))
    .execute();
}
