import { pagedQuery } from '@storefront/shared/query/paged-query';
import type { MenuMode } from '@storefront/shared/rules/menu';
import { mergeMenuGroups } from '@storefront/shared/rules/menu';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

export interface Category {
  readonly name: string;
  /** Items in it that are visible in the normal menu (C55); unknown at a table, where more of them are. */
  readonly count: number | undefined;
}

/** Every category known so far. Our server names all of them on the first page; another's grow as pages load. */
export function useCategories(mode: MenuMode): readonly Category[] {
  const client = useQueryClient();
  const { data } = useInfiniteQuery(pagedQuery(client, 'listMenu', {}));
  const groups = mergeMenuGroups(data?.pages ?? []);
  if (mode === 'table') return groups.map(({ _id }) => ({ name: _id, count: undefined }));
  return groups.filter(({ count }) => count > 0).map(({ _id, count }) => ({ name: _id, count }));
}
