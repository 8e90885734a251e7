import type { Order } from '@storefront/shared/contract/entities/order';
import type { Input } from '@storefront/shared/contract/types';
import { LIMIT_MAX } from '@storefront/shared/rules/paging';

type ListOrders = (query: NonNullable<Input<'listOrders'>['query']>) => Promise<readonly Order[]>;

/** Orders are stored a moment after their time is taken: so far back is looked each time, ms. */
const OVERLAP = 120_000;

const createdMs = (order: Order) => Date.parse(order.createdAt);
const newestOf = (orders: readonly Order[]) => Math.max(0, ...orders.map(createdMs));

/** What tells new orders from those that were there when the page was opened. */
export interface OrderWatch {
  /**
   * Looks for orders that nobody was told of yet, oldest first; each is answered once (P31, P32).
   *
   * @param hint id of an order that the shop has just announced: it counts as new in any case.
   */
  look(hint?: string): Promise<readonly Order[]>;
}

/** Begins with the first look, which finds nothing new but what was hinted at: no bell on loading (P31). */
export function createOrderWatch(list: ListOrders): OrderWatch {
  const reported = new Set<string>();
  const hinted = new Set<string>();
  let start: number | null = null;
  let newest = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function lookOnce(): Promise<readonly Order[]> {
    const since = new Date(Math.max(0, newest - OVERLAP)).toISOString();
    const orders = await list(start === null ? { limit: 1 } : { since, limit: LIMIT_MAX });
    newest = Math.max(newest, newestOf(orders));
    start ??= newest;
    const from = start;
    const fresh = orders.filter(
      (order) => !reported.has(order._id) && (hinted.has(order._id) || createdMs(order) > from),
    );
    for (const { _id } of fresh) {
      reported.add(_id);
      hinted.delete(_id);
    }
    return fresh.sort((a, b) => createdMs(a) - createdMs(b));
  }

  return {
    look(hint) {
      if (hint !== undefined && !reported.has(hint)) hinted.add(hint);
      const next = last.then(lookOnce, lookOnce);
      last = next;
      return next;
    },
  };
}
