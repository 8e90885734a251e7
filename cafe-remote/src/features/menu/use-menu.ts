import type { MenuGroup } from '@storefront/shared/contract/entities/product';
import { callQuery } from '@storefront/shared/query/call-query';
import { pagedQuery } from '@storefront/shared/query/paged-query';
import { mergeMenuGroups } from '@storefront/shared/rules/menu';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { groupByCategory, visibleGroups } from './menu-groups';

export interface MenuWish {
  /** A category's name, or null for all. */
  readonly category: string | null;
  /** What to look for in names; blank for no search. */
  readonly search: string;
  readonly mode: 'normal' | 'table';
}

export interface Menu {
  readonly groups: readonly MenuGroup[];
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

/**
 * The menu as wished: pages until an empty raw page (C54), or, while something is searched for, the server's
 * answer, so that what is not loaded yet is found too. Until it comes, what is loaded is searched.
 */
export function useMenu({ category, search, mode }: MenuWish): Menu {
  const client = useQueryClient();
  const isSearching = search.trim() !== '';
  const paged = useInfiniteQuery({
    ...pagedQuery(client, 'listMenu', category === null ? {} : { category }),
    enabled: !isSearching,
  });
  const found = useQuery({
    ...callQuery('searchProducts', { query: { q: search.trim() } }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });

  const source = isSearching ? found : paged;
  const { data: pages } = paged;
  const { data: hits } = found;
  const groups = useMemo(() => {
    const all = isSearching && hits ? groupByCategory(hits) : mergeMenuGroups(pages?.pages ?? []);
    return visibleGroups(all, { category, search, mode });
  }, [isSearching, hits, pages, category, search, mode]);
  return {
    groups,
    isPending: source.isPending && groups.length === 0,
    error: source.data === undefined ? source.error : null,
    hasMoreFailed: !isSearching && paged.isFetchNextPageError,
    hasMore: isSearching ? found.isFetching : paged.hasNextPage,
    isLoadingMore: isSearching ? found.isFetching : paged.isFetching,
    pages: pages?.pages.length ?? 0,
    loadMore: () => void paged.fetchNextPage({ cancelRefetch: false }),
    retry: () => void source.refetch(),
  };
}
