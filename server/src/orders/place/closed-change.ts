import type { OrderChange } from '@storefront/shared/contract/envelope';
import { whyNoOrders } from '@storefront/shared/rules/opening-hours';
import type { Tx } from '../../platform/db/database';
import { readSettings } from '../../settings/setting-queries';

/**
 * Why no order is taken at this moment, on the shop's clock, whatever the page said when it was opened (P10): a
 * change of which only the name, the reason in words, says something. Empty while orders are taken.
 */
export async function closedChanges(tx: Tx, now: number): Promise<OrderChange[]> {
  const why = whyNoOrders(now, await readSettings(tx));
  return why === null ? [] : [{ kind: 'closed', _id: null, name: why, was: null, now: null }];
}
