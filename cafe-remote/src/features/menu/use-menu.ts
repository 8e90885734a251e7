import type { MenuGroup } from '@storefront/shared/contract/entities/product';
import { callQuery } from '@storefront/shared/query/call-query';
import { pagedQuery } from '@storefront/shared/query/paged-query';
import { mergeMenuGroups } from '@storefront/shared/rules/merge-menu-groups';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
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
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/**
 * The menu as wished: pages until an empty raw page (C54), or, while something is searched for, the server's
 * answer, so that what is not loaded yet is found too.
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
  const groups = isSearching ? groupByCategory(found.data ?? []) : mergeMenuGroups(paged.data?.pages ?? []);
  return {
    groups: visibleGroups(groups, { category, search, mode }),
    isPending: source.isPending,
    error: source.data === undefined ? source.error : null,
    hasMore: !isSearching && paged.hasNextPage,
    isLoadingMore: !isSearching && paged.isFetchingNextPage,
    loadMore: () => void paged.fetchNextPage({ cancelRefetch: false }),
    retry: () => void source.refetch(),
  };
}
