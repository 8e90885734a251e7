import type { MenuGroup } from '@storefront/shared/contract/entities/product';
import { pagedQuery } from '@storefront/shared/query/paged-query';
import type { DietFilter } from '@storefront/shared/rules/diet-filters';
import { type MenuMode, mergeMenuGroups } from '@storefront/shared/rules/menu';
import { mergeById, PAGE_SIZES } from '@storefront/shared/rules/paging';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foundGroups, visibleGroups } from './menu-groups';

const WHOLE_MENU = { limit: PAGE_SIZES.menu };

export interface MenuFilterState {
  /** A category's name, or null for all. */
  readonly category: string | null;
  /** Text searched in names; blank for no search. */
  readonly search: string;
  readonly diet: readonly DietFilter[];
  readonly mode: 'normal' | 'table';
}

export interface Menu {
  readonly groups: readonly MenuGroup[];
  readonly isPending: boolean;
  /** The list could not be loaded. */
  readonly error: Error | null;
  /** Why the next page could not be loaded, or null; only `loadMore` tries again. */
  readonly moreError: Error | null;
  readonly hasMore: boolean;
  /** A page is being loaded; `loadMore` does nothing meanwhile. */
  readonly isLoadingMore: boolean;
  /** Number of loaded pages. */
  readonly pages: number;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/**
 * The filtered menu (C262): pages until an empty raw page (C54), or, during a search, the server's answer, which also finds
 * products that are not loaded. Until it arrives, the loaded products are searched.
 */
export function useMenu({ category, search, diet, mode }: MenuFilterState): Menu {
  const client = useQueryClient();
  const q = search.trim();
  const ofDiet = diet.length > 0 && { diet: diet.join() };
  const paged = useInfiniteQuery({
    ...pagedQuery(client, 'listMenu', { ...WHOLE_MENU, ...(category !== null && { category }), ...ofDiet }),
    enabled: !q,
  });
  const found = useInfiniteQuery({
    ...pagedQuery(client, 'searchProducts', { q, ...ofDiet }, true),
    enabled: !!q,
    placeholderData: keepPreviousData,
  });

  const source = q ? found : paged;
  const pages = paged.data?.pages;
  const hits = q ? found.data?.pages : undefined;
  // Until the answer to a new search arrives, those to the one before are shown as far as their names fit.
  const isFound = hits !== undefined && !found.isPlaceholderData;
  const groups = useMemo(() => {
    const all = hits ? foundGroups(mergeById(hits), search) : mergeMenuGroups(pages ?? []);
    return visibleGroups(all, { category, search, diet, mode }, isFound);
  }, [hits, isFound, pages, category, search, diet, mode]);
  return {
    groups,
    isPending: source.isPending && groups.length === 0,
    error: source.data === undefined ? source.error : null,
    moreError: source.isFetchNextPageError ? source.error : null,
    hasMore: source.hasNextPage || (!!q && found.isFetching),
    isLoadingMore: source.isFetching,
    pages: source.data?.pages.length ?? 0,
    loadMore: () => void source.fetchNextPage({ cancelRefetch: false }),
    retry: () => void source.refetch(),
  };
}

export interface Category {
  readonly name: string;
  /** Number of its items on the normal menu (C55); undefined at a table, where more are shown. */
  readonly count: number | undefined;
}

function useWholeMenu() {
  const client = useQueryClient();
  return useInfiniteQuery(pagedQuery(client, 'listMenu', WHOLE_MENU)).data?.pages ?? [];
}

/** Returns whether a dish of the first page has marks. Later pages do not count, so that nothing appears with them. */
export function useHasMarks(): boolean {
  const [first = []] = useWholeMenu();
  return first.some(({ products }) => products.some(({ marks }) => marks !== undefined));
}

/** The categories loaded so far, without the products that have none. Our server lists all of them on the first page; another server's grow with each page. */
export function useCategories(mode: MenuMode): readonly Category[] {
  const groups = mergeMenuGroups(useWholeMenu()).filter(({ _id }) => _id !== '');
  if (mode === 'table') return groups.map(({ _id }) => ({ name: _id, count: undefined }));
  return groups.filter(({ count }) => count > 0).map(({ _id, count }) => ({ name: _id, count }));
}

/** Returns what screen readers hear of a filtered menu: '3 dishes found', 'No dish found'; empty without a filter, and while it loads (C443). */
export function foundText(
  { groups, isPending, isLoadingMore, hasMore, error }: Menu,
  { search, category, diet }: Omit<MenuFilterState, 'mode'>,
): string {
  const isFiltered = search.trim() !== '' || category !== null || diet.length > 0;
  const dishes = groups.reduce((sum, { products }) => sum + products.length, 0);
  if (!isFiltered || isPending || error || (dishes === 0 && (hasMore || isLoadingMore))) return '';
  if (dishes === 0) return 'No dish found';
  return `${dishes}${hasMore ? ' or more' : ''} ${dishes === 1 ? 'dish' : 'dishes'} found`;
}
