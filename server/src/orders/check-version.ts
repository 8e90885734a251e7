import { conflict } from '@storefront/http/failure';
import { wallClock } from '@storefront/shared/rules/kathmandu';
import { formatTime } from '@storefront/shared/rules/opening-hours';
import type { Tx } from '../platform/db/database';
import type { OrdersTable } from '../platform/db/schema';

/** Returns the time of day in the shop: '2:05 PM'. */
function timeOf(ms: number): string {
  const { hour, minute } = wallClock(ms);
  return formatTime(`${hour}:${minute}`);
}

async function nameOf(tx: Tx, userId: string | null): Promise<string> {
  if (userId === null) return 'Somebody';
  const user = await tx.selectFrom('users').select('full_name').where('id', '=', userId).executeTakeFirst();
  return user?.full_name ?? 'Somebody';
}

/**
 * Refuses a write based on an older version, and says who changed the order and when (C99, P35).
 *
 * @param version the version that the writer saw; undefined skips the check
 * @throws Failure 409
 */
export async function checkVersion(tx: Tx, order: OrdersTable, version: number | undefined): Promise<void> {
  if (version === undefined || version === order.version) return;
  const changedBy = await nameOf(tx, order.updated_by);
  throw conflict(`${changedBy} changed this order at ${timeOf(order.updated_at)}. Reload to see it.`, {
    changedBy,
    changedAt: new Date(order.updated_at).toISOString(),
    version: order.version,
  });
}
