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
  /** Set if there is nothing to show. */
  readonly error: Error | null;
  /** Why the next page could not be loaded, or null; only `loadMore` tries again. */
  readonly moreError: Error | null;
  readonly hasMore: boolean;
  /** True while any page loads: React Query ignores a `loadMore` meanwhile. */
  readonly isLoadingMore: boolean;
  /** Number of loaded pages. */
  readonly pages: number;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Returns the query parameters of a filter, without unset ones. */
const toQuery = ({ division, category, subtype, brand, sort }: CatalogueFilter) => ({
  division,
  ...(category && { category }),
  ...(subtype && { subtype }),
  ...(brand && { brand }),
  ...(sort && { sort }),
});

/** Returns a filter for pages that caches its result per page. */
function keeping(filter: CatalogueFilter) {
  const known = new WeakMap<Catalogue['items'], Catalogue['items']>();
  return (page: Catalogue['items']) => {
    const matching = known.get(page) ?? page.filter((item) => matchesClosetFilter(item, filter));
    known.set(page, matching);
    return matching;
  };
}

/**
 * Returns the catalogue for a filter. Filters and sorts again in the browser, because another server may ignore the
 * parameters (C67). Removes duplicate ids (§4).
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
    moreError: list.isFetchNextPageError ? list.error : null,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetching,
    pages: list.data?.pages.length ?? 0,
    loadMore: () => void list.fetchNextPage({ cancelRefetch: false }),
    retry: () => void list.refetch(),
  };
}
