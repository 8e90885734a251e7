import type { OrderFacts } from '@storefront/shared/ordering/decide-order';
import type { Destination, OrderRequest } from '@storefront/shared/ordering/order-request';
import { whyNoOrders } from '@storefront/shared/rules/opening-hours';
import { normalisePlaceName } from '@storefront/shared/rules/shipping';
import { pointBalance } from '../../loyalty/point-balances';
import type { Tx } from '../../platform/db/database';
import { lockUser } from '../../platform/db/lock-user';
import { readSettings } from '../../settings/setting-queries';
import { readItems } from '../read-items';

/** The place that a destination names, with its rate at this moment (C10, P14). */
async function findPlace(tx: Tx, destination: Destination): Promise<OrderFacts['place']> {
  if (destination.kind !== 'place') return undefined;
  return tx
    .selectFrom('locations')
    .select(['name', 'rate_paisa as ratePaisa'])
    .where('name_key', '=', normalisePlaceName(destination.name))
    .executeTakeFirst();
}

/** The customer's balance, locked until the commit (P39); 0 where no points are redeemed. */
async function lockBalance(tx: Tx, { userId, points }: OrderRequest, now: number): Promise<number> {
  if (userId === null || points === 0) return 0;
  await lockUser(tx, userId);
  return pointBalance(tx, userId, now);
}

/** Reads what an order depends on and locks items, then the customer, until the commit (P5, P6, P39). */
export async function readFacts(tx: Tx, request: OrderRequest, now: number): Promise<OrderFacts> {
  const items = await readItems(tx, request.lines);
  const place = await findPlace(tx, request.destination);
  const balance = await lockBalance(tx, request, now);
  return { items, place, balance, closed: whyNoOrders(now, await readSettings(tx)) };
}
