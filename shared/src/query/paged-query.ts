import { request } from '@storefront/shared/api';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { Answer, Input } from '../contract/types';
import { LIMIT_MAX } from '../rules/paging';
import { callKey } from './call-query';

/** The public lists with infinite scroll. */
type PagedCall = 'listMenu' | 'listClosetItems';

/** The lists that §7 does not page. */
type WholeCall = 'listGallery' | 'searchProducts';

/** So many of the last ids say where the next page begins: of those, some may be deleted meanwhile (C445). */
const LAST = 5;

interface Row {
  readonly _id: string;
  readonly products?: readonly { readonly _id: string }[];
}

/** Returns the ids of the last items of a page, joined by commas. */
const lastOf = (page: readonly Row[]): string =>
  page
    .flatMap(({ _id, products }) => products?.map((product) => product._id) ?? [_id])
    .slice(-LAST)
    .join();

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
  const inputOf = (page: number, after?: string) =>
    ({
      query: {
        ...(isWhole ? (page > 1 ? { page, limit: LIMIT_MAX, ...query } : query) : { page, ...query }),
        ...(after && { after }),
      },
    }) as Input<N>;
  return infiniteQueryOptions<Answer<N>, Error, InfiniteData<Answer<N>, number>, readonly unknown[], number>({
    queryKey: [name, 'pages', query],
    queryFn: ({ pageParam, queryKey, signal }) => {
      const before = client.getQueryData<InfiniteData<readonly Row[]>>(queryKey)?.pages[pageParam - 2];
      return request(name, inputOf(pageParam, before && lastOf(before)), { signal });
    },
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
