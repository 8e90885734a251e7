import type { MenuGroup } from '@storefront/shared/contract/entities/product';
import { pagedQuery } from '@storefront/shared/query/paged-query';
import { mergeMenuGroups } from '@storefront/shared/rules/merge-menu-groups';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

export interface Category {
  readonly name: string;
  /** Items in it that are visible in the normal menu (C55). */
  readonly count: number;
}

const toCategory = (group: MenuGroup): Category => ({ name: group._id, count: group.count });

/** Every category known so far. Our server names all of them on the first page; another's grow as pages load. */
export function useCategories(): readonly Category[] {
  const client = useQueryClient();
  const { data } = useInfiniteQuery({ ...pagedQuery(client, 'listMenu', {}), enabled: false });
  return mergeMenuGroups(data?.pages ?? []).map(toCategory);
}
