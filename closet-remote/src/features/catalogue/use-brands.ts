import { pagedQuery } from '@storefront/shared/query/paged-query';
import { brandsOf } from '@storefront/shared/rules/closet-filter';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { Catalogue } from './use-catalogue';
import type { CatalogueFilter } from './use-filter';

const isSame = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase();

/**
 * The brands to choose from, as far as they are known: those of this half of the closet unfiltered, since a filter by
 * brand must not take the other brands off the list, and the chosen one in any case.
 */
export function useBrands({ division, brand }: CatalogueFilter, items: Catalogue['items']) {
  const client = useQueryClient();
  const { data } = useInfiniteQuery(pagedQuery(client, 'listClosetItems', { division }));
  const known = brandsOf([...(data?.pages.flat() ?? []), ...items]);
  const chosen = brand && (known.find((one) => isSame(one, brand)) ?? brand);
  return { brands: brandsOf([...known, ...(chosen ? [chosen] : [])].map((one) => ({ brand: one }))), chosen };
}
