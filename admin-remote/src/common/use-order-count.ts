import type { OrderStatus } from '@storefront/shared/contract/entities/order';
import { callQuery } from '@storefront/shared/query/call-query';
import { LIMIT_MAX } from '@storefront/shared/rules/paging';
import { useQuery } from '@tanstack/react-query';
import { toCollect } from './payment-words';

export interface OrderCount {
  /** The number as shown: `7`, or `100+` if there may be more. */
  readonly text: string;
  readonly count: number;
  /** Sum to collect of the counted orders, in paisa. */
  readonly totalPaisa: number;
  /** True if there may be more orders than counted. */
  readonly hasMore: boolean;
}

/** Counts the orders in a state; null while loading. Reads one page, never a count over all orders (P33). */
export function useOrderCount(status: Extract<OrderStatus, 'pending' | 'processing'>): OrderCount | null {
  const { data } = useQuery(callQuery('listOrders', { query: { status, limit: LIMIT_MAX } }));
  if (!data) return null;
  const orders = data.filter((order) => order.status === status);
  const count = orders.length;
  const hasMore = data.length >= LIMIT_MAX;
  return {
    text: hasMore ? `${count}+` : String(count),
    count,
    totalPaisa: orders.reduce((paisa, order) => paisa + toCollect(order), 0),
    hasMore,
  };
}
