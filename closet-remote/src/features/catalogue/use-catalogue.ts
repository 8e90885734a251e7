import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { pagedQuery } from '@storefront/shared/query/paged-query';
import { matchesClosetFilter, sortClosetItems } from '@storefront/shared/rules/closet-catalogue';
import { mergeById } from '@storefront/shared/rules/paging';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CatalogueFilter } from './use-filter';

export interface Catalogue {
  readonly items: readonly ClosetItem[];
  readonly isPending: boolean;
  /** Nothing can be shown. */
  readonly error: Error | null;
  /** The next page could not be read; it is asked for again by `loadMore` only. */
  readonly hasMoreFailed: boolean;
  readonly hasMore: boolean;
  /** Anything of the list is being read: what is asked for meanwhile would not be heard. */
  readonly isLoadingMore: boolean;
  /** How many pages are there. */
  readonly pages: number;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** The parameters that narrow the list; the address leaves out what is not chosen. */
const toQuery = ({ division, category, subtype, brand, sort }: CatalogueFilter) => ({
  division,
  ...(category && { category }),
  ...(subtype && { subtype }),
  ...(brand && { brand }),
  ...(sort && { sort }),
});

/** The items of a page that pass a filter. Each page is looked through once, however many come after it. */
function keeping(filter: CatalogueFilter) {
  const known = new WeakMap<Catalogue['items'], Catalogue['items']>();
  return (page: Catalogue['items']) => {
    const matching = known.get(page) ?? page.filter((item) => matchesClosetFilter(item, filter));
    known.set(page, matching);
    return matching;
  };
}

/**
 * The catalogue under a filter. Our server filters and sorts; another may ignore the parameters, so the same rules
 * are applied to what came (C67). Results are merged without duplicate ids (§4).
 */
export function useCatalogue(filter: CatalogueFilter): Catalogue {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    ...pagedQuery(client, 'listClosetItems', toQuery(filter)),
    placeholderData: keepPreviousData,
  });
  const matching = useMemo(() => keeping(filter), [filter]);
  const items = useMemo(() => {
    const merged = mergeById((list.data?.pages ?? []).map(matching));
    return filter.sort ? sortClosetItems(merged, filter.sort) : merged;
  }, [list.data, filter, matching]);
  return {
    items,
    isPending: list.isPending || (list.isPlaceholderData && items.length === 0),
    error: list.data === undefined ? list.error : null,
    hasMoreFailed: list.isFetchNextPageError,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetching,
    pages: list.data?.pages.length ?? 0,
    loadMore: () => void list.fetchNextPage({ cancelRefetch: false }),
    retry: () => void list.refetch(),
  };
}
