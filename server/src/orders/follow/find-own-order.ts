import { Failure, notFound } from '@storefront/http/failure';
import { networkOf } from '@storefront/http/network-of';
import { ORDER_LINK_DAYS } from '@storefront/shared/rules/orders';
import type { RouteDeps } from '../../app/app-deps';
import type { Reader } from '../../platform/db/database';
import { createLinkCodes, type LinkCodes } from '../../platform/db/link-codes';
import type { OrdersTable } from '../../platform/db/schema';
import type { Limit } from '../../platform/http/rate-limit';

/** Wrong codes and keys from one network; right ones are not counted, so a page may follow its order. */
export const WRONG_LINKS: Limit = { hits: 30, windowMs: 60_000 };

const DAY_MS = 24 * 60 * 60 * 1000;

/** What somebody shows to see an order. */
interface Claim {
  /** In upper case. */
  readonly code: string;
  /** Key of the order's link. */
  readonly key: string | undefined;
  /** Id of the signed-in person. */
  readonly userId: string | null;
}

interface Deps {
  readonly db: Reader;
  readonly keys: LinkCodes;
  readonly now: () => number;
}

/**
 * Returns the order if it belongs to the signed-in person, or if the key is that of its link and not older than 30 days.
 *
 * @throws Failure 404, the same for an unknown code and for a wrong, foreign or old key (C191)
 */
async function findOwnOrder({ db, keys, now }: Deps, { code, key, userId }: Claim): Promise<OrdersTable> {
  const order = await db.selectFrom('orders').selectAll().where('code', '=', code).executeTakeFirst();
  // An unknown code costs a comparison too, so that the time does not tell it from a wrong key.
  const isKey = await keys.isCodeOf(order?.id ?? code, key);
  const isOwner = userId !== null && order?.user_id === userId;
  const isFresh = order !== undefined && now() - order.created_at < ORDER_LINK_DAYS * DAY_MS;
  if (!order || !(isOwner || (isKey && isFresh))) throw notFound('Order not found');
  return order;
}

/** Finds the order that a visitor at an address may see. @throws Failure 404, or 429 after too many of them */
export type OwnOrderFinder = (claim: Claim, ip: string) => Promise<OrdersTable>;

/** Returns `findOwnOrder` with the limit of wrong links, for calls and sockets alike (C191). */
export function createOwnOrderFinder({
  db,
  env,
  limiter,
  now,
}: Pick<RouteDeps, 'db' | 'env' | 'limiter' | 'now'>): OwnOrderFinder {
  const keys = createLinkCodes({ db, env }, 'order');
  return async (claim, ip) => {
    try {
      return await findOwnOrder({ db, keys, now }, claim);
    } catch (error) {
      if (error instanceof Failure) await limiter.take(`wrong-link:${networkOf(ip)}`, WRONG_LINKS);
      throw error;
    }
  };
}
