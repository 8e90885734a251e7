import { request } from '@storefront/shared/api';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { Answer, Input } from '../contract/types';
import { LIMIT_MAX } from '../rules/paging';
import { callKey } from './call-query';

/** The public lists with infinite scroll. */
type PagedCall = 'listMenu' | 'listClosetItems';

/** The lists that §7 does not page. */
type WholeCall = 'listGallery' | 'searchProducts';

type QueryOf<N extends PagedCall | WholeCall> = Input<N> extends { query?: infer Q } ? NonNullable<Q> : never;

/**
 * A list that loads page after page until an empty raw page comes back (C54, P27). Page 1 comes from the
 * data embedded in the page, if there is any.
 *
 * @param isWhole - for lists that §7 does not page: the first call has no paging words, so another server answers all
 * of the list, ours a hundred. Only a full page has a next one; a server that answers the same again has no more (C175).
 */
export function pagedQuery<N extends PagedCall | WholeCall>(
  client: QueryClient,
  name: N,
  query: QueryOf<N>,
  isWhole?: N extends WholeCall ? true : never,
) {
  const inputOf = (page: number) =>
    ({
      query: isWhole ? (page > 1 ? { page, limit: LIMIT_MAX, ...query } : query) : { page, ...query },
    }) as Input<N>;
  return infiniteQueryOptions<Answer<N>, Error, InfiniteData<Answer<N>, number>, readonly unknown[], number>({
    queryKey: [name, 'pages', query],
    queryFn: ({ pageParam, signal }) => request(name, inputOf(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) =>
      last.length === 0 ||
      (isWhole && (last.length !== LIMIT_MAX || (page > 1 && last[0]?._id === pages[0]?.[0]?._id)))
        ? undefined
        : page + 1,
    initialData: () => {
      const first = client.getQueryData<Answer<N>>(callKey(name, inputOf(1)));
      return first && { pages: [first], pageParams: [1] };
    },
    initialDataUpdatedAt: () => client.getQueryState(callKey(name, inputOf(1)))?.dataUpdatedAt,
  });
}
