import { ApiError } from '@storefront/shared/api/api-error';
import { getPoints } from '@storefront/shared/api/users';
import { readRuntimeConfig } from '@storefront/shared/config';
import {
  FIRST_PAGE,
  mayHaveNextPage,
  mergeById,
  PAGE_SIZES,
  pageBehind,
} from '@storefront/shared/rules/paging';
import { useInfiniteQuery } from '@tanstack/react-query';

/**
 * Points with their expiry and history, no movement twice: a new one moves the others down a page. `isOffered` is false with
 * another server, which lacks this call.
 */
export function usePoints() {
  const { ownServer } = readRuntimeConfig();
  const query = useInfiniteQuery({
    enabled: ownServer,
    queryKey: ['getPoints', 'pages'],
    queryFn: ({ pageParam, signal }) => getPoints(pageParam, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ movements }, _pages, place) =>
      mayHaveNextPage(movements.length, PAGE_SIZES.pointMovements)
        ? pageBehind(
            place,
            movements.map(({ _id }) => _id),
          )
        : undefined,
    staleTime: 0,
  });
  const isOffered = ownServer && !(query.error instanceof ApiError && query.error.status === 404);
  const pages = query.data?.pages ?? [];
  const [latest] = pages;
  return { query, isOffered, latest, movements: mergeById(pages.map(({ movements }) => movements)) };
}
