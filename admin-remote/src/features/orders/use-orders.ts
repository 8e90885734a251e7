import type { Order } from '@storefront/shared/contract/entities/order';
import { useDebouncedValue } from '@storefront/shared/hooks/use-debounced-value';
import { callQuery } from '@storefront/shared/query/call-query';
import { mayHaveNextPage, PAGE_SIZES } from '@storefront/shared/rules/paging';
import { useQuery } from '@tanstack/react-query';
import { type ListState, listStateOf } from '../../common/list-state';
import { useNow } from '../../common/use-now';
import { type OrderFilter, passes, queryOf } from './find/order-filter';

/** Debounce of the search, ms. */
const SEARCH_REST = 200;

export interface FilteredOrders extends ListState {
  readonly orders: readonly Order[];
  readonly hasNext: boolean;
  /** True if the server returned orders of another kind, day or text: it does not know this filter. */
  readonly isUnfiltered: boolean;
}

/** True if a query key is of this page. Placeholder rows of another page would have wrong numbers. */
const isOfPage = (key: readonly unknown[] | undefined, page: number) =>
  (key?.[1] as { query?: { page?: number } } | undefined)?.query?.page === page;

/**
 * Returns one page of filtered orders (C71, P34, C173). Filters again in the browser: at once while staff type, because
 * a status may have changed, and because another server may not filter (§4 "The table shows only orders whose status
 * equals the chosen filter").
 */
export function useOrders(filter: OrderFilter, page: number): FilteredOrders {
  const now = useNow();
  const asked = useDebouncedValue(filter.search, SEARCH_REST);
  const query = useQuery({
    ...callQuery('listOrders', { query: { page, ...queryOf({ ...filter, search: asked }, now) } }),
    placeholderData: (before, earlier) => (isOfPage(earlier?.queryKey, page) ? before : undefined),
  });
  const received = query.data ?? [];
  const orders = received.filter((order) => passes(order, filter, now));
  const isAsking = asked !== filter.search || query.isPlaceholderData;
  const anyStatus = { ...filter, status: 'all' } as const;
  return {
    orders,
    hasNext: mayHaveNextPage(received.length, PAGE_SIZES.adminOrders),
    isUnfiltered: !isAsking && received.some((order) => !passes(order, anyStatus, now)),
    ...listStateOf(query),
    isPending: query.isPending || (isAsking && orders.length === 0),
  };
}
