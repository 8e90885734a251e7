import type { OrderStatus } from '@storefront/shared/contract/entities/order';
import { callQuery } from '@storefront/shared/query/call-query';
import { toPaisa } from '@storefront/shared/rules/money';
import { LIMIT_MAX } from '@storefront/shared/rules/paging';
import { useQuery } from '@tanstack/react-query';

export interface OrderCount {
  /** At most 100; then there may be more. */
  readonly count: number;
  /** Sum to collect, in paisa; null when there may be more orders. */
  readonly totalPaisa: number | null;
}

/** Counts the orders in a state; null while loading. Reads one page, never a count over all orders (P33). */
export function useOrderCount(status: Extract<OrderStatus, 'pending' | 'processing'>): OrderCount | null {
  const { data } = useQuery(callQuery('listOrders', { query: { status, limit: LIMIT_MAX } }));
  if (!data) return null;
  const orders = data.filter((order) => order.status === status);
  const sum = orders.reduce((paisa, order) => paisa + toPaisa(order.totalAmount), 0);
  return { count: orders.length, totalPaisa: data.length < LIMIT_MAX ? sum : null };
}
