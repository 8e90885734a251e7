import { pagedQuery } from '@storefront/shared/query/paged-query';
import { brandsOf } from '@storefront/shared/rules/closet-filter';
import { textKey } from '@storefront/shared/rules/text-key';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { Catalogue } from './use-catalogue';
import type { CatalogueFilter } from './use-filter';

/**
 * The brands to choose from, as far as they are known: those of this half of the closet unfiltered, since a filter by
 * brand must not take the other brands off the list, and the chosen one in any case.
 */
export function useBrands({ division, brand }: CatalogueFilter, items: Catalogue['items']) {
  const client = useQueryClient();
  const { data } = useInfiniteQuery(pagedQuery(client, 'listClosetItems', { division }));
  const brands = brandsOf([...(data?.pages.flat() ?? []), ...items, { brand: brand ?? '' }]);
  return { brands, chosen: brand && brands.find((one) => textKey(one) === textKey(brand)) };
}
