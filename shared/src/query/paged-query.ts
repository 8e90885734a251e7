import { request } from '@storefront/shared/api';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { Answer, Input } from '../contract/types';
import { FIRST_PAGE, LIMIT_MAX, type PagePlace, pageBehind } from '../rules/paging';
import { callKey } from './call-query';

/** The public lists with infinite scroll. */
type PagedCall = 'listMenu' | 'listClosetItems';

/** The lists that §7 does not page. */
type WholeCall = 'listGallery' | 'searchProducts';

interface Row {
  readonly _id: string;
  readonly products?: readonly { readonly _id: string }[];
}

/** Returns the ids of the items of a page, in order. */
const idsOf = (page: readonly Row[]): string[] =>
  page.flatMap(({ _id, products }) => products?.map((product) => product._id) ?? [_id]);

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
  const inputOf = ({ page, after }: PagePlace) =>
    ({
      query: {
        ...(isWhole ? (page > 1 ? { page, limit: LIMIT_MAX, ...query } : query) : { page, ...query }),
        ...(after && { after }),
      },
    }) as Input<N>;
  return infiniteQueryOptions<
    Answer<N>,
    Error,
    InfiniteData<Answer<N>, PagePlace>,
    readonly unknown[],
    PagePlace
  >({
    queryKey: [name, 'pages', query],
    queryFn: ({ pageParam, signal }) => request(name, inputOf(pageParam), { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last, pages, place) =>
      last.length === 0 ||
      (isWhole && (last.length !== LIMIT_MAX || (place.page > 1 && last[0]?._id === pages[0]?.[0]?._id)))
        ? undefined
        : pageBehind(place, idsOf(last)),
    initialData: () => {
      const first = client.getQueryData<Answer<N>>(callKey(name, inputOf(FIRST_PAGE)));
      return first && { pages: [first], pageParams: [FIRST_PAGE] };
    },
    initialDataUpdatedAt: () => client.getQueryState(callKey(name, inputOf(FIRST_PAGE)))?.dataUpdatedAt,
  });
}
