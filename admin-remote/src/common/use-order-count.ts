import type { OrderStatus } from '@storefront/shared/contract/entities/order';
import { callQuery } from '@storefront/shared/query/call-query';
import { toPaisa } from '@storefront/shared/rules/money';
import { LIMIT_MAX } from '@storefront/shared/rules/paging';
import { useQuery } from '@tanstack/react-query';

export interface OrderCount {
  /** Never above 100; that many may stand for more. */
  readonly count: number;
  /** What is to be collected for them; null when there may be more. */
  readonly totalPaisa: number | null;
}

/** How much work stands open in a state; null until known. One bounded list, never a count over all orders (P33). */
export function useOrderCount(status: Extract<OrderStatus, 'pending' | 'processing'>): OrderCount | null {
  const { data } = useQuery(callQuery('listOrders', { query: { status, limit: LIMIT_MAX } }));
  if (!data) return null;
  const orders = data.filter((order) => order.status === status);
  const sum = orders.reduce((paisa, order) => paisa + toPaisa(order.totalAmount), 0);
  return { count: orders.length, totalPaisa: data.length < LIMIT_MAX ? sum : null };
}
