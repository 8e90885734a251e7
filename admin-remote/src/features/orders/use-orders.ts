import type { Order, OrderStatus } from '@storefront/shared/contract/entities/order';
import { callQuery } from '@storefront/shared/query/call-query';
import { mayHaveNextPage, PAGE_SIZES } from '@storefront/shared/rules/paging';
import { useQuery } from '@tanstack/react-query';
import { type ListState, listStateOf } from '../../common/list-state';

export interface OrderList extends ListState {
  readonly orders: readonly Order[];
  readonly hasNext: boolean;
}

/**
 * Returns one page of orders in a state (C71, P34). Filters again in the browser: a status may have changed, and
 * another server may not filter (§4 "The table shows only orders whose status equals the chosen filter").
 */
export function useOrders(status: OrderStatus, page: number): OrderList {
  const query = useQuery(callQuery('listOrders', { query: { page, status } }));
  const received = query.data ?? [];
  return {
    orders: received.filter((order) => order.status === status),
    hasNext: mayHaveNextPage(received.length, PAGE_SIZES.adminOrders),
    ...listStateOf(query),
  };
}
