import type { Order } from '@storefront/shared/contract/entities/order';
import type { Input } from '@storefront/shared/contract/types';
import { LIMIT_MAX } from '@storefront/shared/rules/paging';

type ListOrders = (query: NonNullable<Input<'listOrders'>['query']>) => Promise<readonly Order[]>;

/** Overlap between two reads, ms: an order may be stored after its timestamp. */
const OVERLAP = 120_000;

const createdMs = (order: Order) => Date.parse(order.createdAt);
const newestOf = (orders: readonly Order[]) => Math.max(0, ...orders.map(createdMs));

/** Finds orders that arrived after the page opened. */
export interface OrderWatch {
  /**
   * Returns orders that were not returned before, oldest first (P31, P32).
   *
   * @param hint id of an announced order: it counts as new in any case.
   */
  look(hint?: string): Promise<readonly Order[]>;
  /** Takes an order that the server sent by itself. Returns it as {@link look} would have: once. */
  take(order: Order): readonly Order[];
}

/** Creates a watch. Its first call returns only hinted orders, so that loading the page rings no bell (P31). */
export function createOrderWatch(list: ListOrders): OrderWatch {
  const reported = new Set<string>();
  const hinted = new Set<string>();
  let start: number | null = null;
  let newest = 0;
  let last: Promise<unknown> = Promise.resolve();

  const report = ({ _id }: Order) => {
    reported.add(_id);
    hinted.delete(_id);
  };

  async function lookOnce(): Promise<readonly Order[]> {
    const since = new Date(Math.max(0, newest - OVERLAP)).toISOString();
    const orders = await list(start === null ? { limit: 1 } : { since, limit: LIMIT_MAX });
    newest = Math.max(newest, newestOf(orders));
    start ??= newest;
    const from = start;
    const fresh = orders.filter(
      (order) => !reported.has(order._id) && (hinted.has(order._id) || createdMs(order) > from),
    );
    for (const order of fresh) report(order);
    return fresh.sort((a, b) => createdMs(a) - createdMs(b));
  }

  return {
    look(hint) {
      if (hint !== undefined && !reported.has(hint)) hinted.add(hint);
      const next = last.then(lookOnce, lookOnce);
      last = next;
      return next;
    },
    take(order) {
      if (reported.has(order._id)) return [];
      report(order);
      return [order];
    },
  };
}
