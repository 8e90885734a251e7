import { request } from '@storefront/shared/api';
import { isNotFound } from '@storefront/shared/api/api-error';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { isUnderWay } from '@storefront/shared/ordering/order-news';
import { callKey } from '@storefront/shared/query/call-query';
import {
  FIRST_PAGE,
  mayHaveNextPage,
  PAGE_SIZES,
  type PagePlace,
  pageBehind,
} from '@storefront/shared/rules/paging';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

/** Orders of all pages, those under way first, none twice: a new order moves the others down a page. */
function inOrder(pages: readonly { readonly orders: readonly FollowedOrder[] }[]): FollowedOrder[] {
  const orders = [
    ...new Map(pages.flatMap((page) => page.orders).map((order) => [order.code, order])).values(),
  ];
  return [...orders.filter(isUnderWay), ...orders.filter((order) => !isUnderWay(order))];
}

/**
 * The signed-in member's orders, page after page (C194). `isOffered` is false with a server that lacks the call. While
 * another year loads, the orders are those shown before, and `query.isPlaceholderData` is true.
 *
 * @param year in Nepal; null for all
 */
export function useMyOrders(year: number | null) {
  const { ownServer } = readRuntimeConfig();
  const queries = useQueryClient();
  const inputOf = (place: PagePlace) => ({
    query: { ...(place.page > 1 && place), ...(year !== null && { year }) },
  });
  const first = callKey('listMyOrders', inputOf(FIRST_PAGE));
  const query = useInfiniteQuery({
    enabled: ownServer,
    queryKey: ['listMyOrders', 'pages', year],
    queryFn: ({ pageParam, signal }) => request('listMyOrders', inputOf(pageParam), { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ orders }, _pages, place) =>
      mayHaveNextPage(orders.length, PAGE_SIZES.myOrders)
        ? pageBehind(
            place,
            orders.map(({ code }) => code),
          )
        : undefined,
    staleTime: 0,
    // Without it the select of the year would go, and the focus with it.
    placeholderData: keepPreviousData,
    initialData: () => {
      const known = queries.getQueryData<Awaited<ReturnType<typeof request<'listMyOrders'>>>>(first);
      return known && { pages: [known], pageParams: [FIRST_PAGE] };
    },
    initialDataUpdatedAt: () => queries.getQueryState(first)?.dataUpdatedAt,
  });
  const pages = query.data?.pages ?? [];
  const latest = pages.at(-1);
  return { query, isOffered: ownServer && !isNotFound(query.error), latest, orders: inOrder(pages) };
}
