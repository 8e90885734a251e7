import { request } from '@storefront/shared/api';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { Answer, Input } from '../contract/types';
import { callKey } from './call-query';

/** The public lists with infinite scroll. */
type PagedCall = 'listMenu' | 'listClosetItems';

type QueryOf<N extends PagedCall> = Input<N> extends { query?: infer Q } ? NonNullable<Q> : never;

/**
 * A list that loads page after page until an empty raw page comes back (C54, P27). Page 1 comes from the
 * data embedded in the page, if there is any.
 */
export function pagedQuery<N extends PagedCall>(client: QueryClient, name: N, query: QueryOf<N>) {
  const inputOf = (page: number) => ({ query: { page, ...query } }) as Input<N>;
  return infiniteQueryOptions<Answer<N>, Error, InfiniteData<Answer<N>, number>, readonly unknown[], number>({
    queryKey: [name, 'pages', query],
    queryFn: ({ pageParam, signal }) => request(name, inputOf(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: (lastPage, _pages, lastParam) => (lastPage.length === 0 ? undefined : lastParam + 1),
    initialData: () => {
      const first = client.getQueryData<Answer<N>>(callKey(name, inputOf(1)));
      return first && { pages: [first], pageParams: [1] };
    },
    initialDataUpdatedAt: () => client.getQueryState(callKey(name, inputOf(1)))?.dataUpdatedAt,
  });
}
