import { request } from '@storefront/shared/api';
import type { MenuOrder } from '@storefront/shared/contract/entities/menu-order';
import {
  FIRST_PAGE,
  LIMIT_MAX,
  mergeById,
  type PagePlace,
  pageBehind,
} from '@storefront/shared/rules/paging';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ListState } from '../../common/list-state';
import { refreshProducts } from '../../common/refresh-products';

/** How often the order is read again, ms: others may move something too. */
const EVERY_MS = 10_000;

export interface MenuOrderQuery extends ListState {
  readonly order: MenuOrder | undefined;
  /** Number of dishes of the category. */
  readonly total: number;
  /** Loads the next dishes; null: all are there. */
  readonly showMore: (() => void) | null;
  readonly refresh: () => void;
  /** Changes the loaded order as a saved move did. */
  readonly change: (apply: (order: MenuOrder) => MenuOrder) => Promise<void>;
}

const join = (pages: readonly MenuOrder[]): MenuOrder => ({
  categories: pages.at(-1)?.categories ?? [],
  dishes: mergeById(pages.map(({ dishes }) => dishes)),
});

/** Cuts an order into pages again. */
const cut = ({ categories, dishes }: MenuOrder, count: number): MenuOrder[] =>
  Array.from({ length: count }, (_, page) => ({
    categories,
    dishes: dishes.slice(page * LIMIT_MAX, (page + 1) * LIMIT_MAX),
  }));

/** Reads the order of the menu: categories, and of one category the first hundred dishes, then the next (C313). */
export function useMenuOrder(category?: string): MenuOrderQuery {
  const client = useQueryClient();
  const queryKey = ['getMenuOrder', category ?? null];
  const totalOf = ({ categories }: MenuOrder) =>
    categories.find(({ title }) => title === category)?.dishes ?? 0;
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      request(
        'getMenuOrder',
        { query: { ...pageParam, ...(category !== undefined && { category }) } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last: MenuOrder, _pages: readonly MenuOrder[], place: PagePlace) =>
      place.page * LIMIT_MAX < totalOf(last)
        ? pageBehind(
            place,
            last.dishes.map(({ _id }) => _id),
          )
        : undefined,
    refetchInterval: EVERY_MS,
  });
  const order = query.data && join(query.data.pages);
  return {
    order,
    total: order ? totalOf(order) : 0,
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : null,
    refresh: () => void query.refetch(),
    async change(apply) {
      await client.cancelQueries({ queryKey });
      client.setQueryData<InfiniteData<MenuOrder, PagePlace>>(
        queryKey,
        (data) => data && { ...data, pages: cut(apply(join(data.pages)), data.pages.length) },
      );
      refreshProducts(client);
    },
    isPending: query.isPending,
    isFetching: query.isFetching,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
  };
}
