import { readRuntimeConfig } from '@storefront/shared/config';
import { callQuery } from '@storefront/shared/query/call-query';
import { pagedQuery } from '@storefront/shared/query/paged-query';
import { brandsOf, matchesClosetFilter } from '@storefront/shared/rules/closet-catalogue';
import { textKey } from '@storefront/shared/rules/text';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Catalogue } from './use-catalogue';
import type { CatalogueFilter } from './use-filter';

type Part = Pick<CatalogueFilter, 'division' | 'category'>;

/**
 * Returns the brands of a collection from the server, unloaded pages included. `isUnknown` if it has no such call
 * (C86, C112).
 */
function useAllBrands({ division, category }: Part) {
  const isAsked = readRuntimeConfig().ownServer;
  const query = { division, ...(category && { category }) };
  const { data, isError } = useQuery({
    ...callQuery('listClosetBrands', { query }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isUnknown = !isAsked || isError;
  return { all: isUnknown ? undefined : data, isUnknown };
}

/**
 * Returns a function for the brands of the loaded pages. Ignores the brand filter, so that other brands stay in the
 * list.
 */
function useLoadedBrands({ division, category }: Part, items: Catalogue['items'], isUnknown: boolean) {
  const client = useQueryClient();
  const { data } = useInfiniteQuery({
    ...pagedQuery(client, 'listClosetItems', { division }),
    enabled: isUnknown,
  });
  return () => {
    const unfiltered = data?.pages.flat().filter((item) => matchesClosetFilter(item, { division, category }));
    return [...(unfiltered ?? []), ...items];
  };
}

/** Returns the brands to choose from, always with the chosen one in the list's spelling. */
export function useBrands({ division, category, brand }: CatalogueFilter, items: Catalogue['items']) {
  const { all, isUnknown } = useAllBrands({ division, category });
  const readLoaded = useLoadedBrands({ division, category }, items, isUnknown);
  const known = all?.map((name) => ({ brand: name })) ?? readLoaded();
  const brands = brandsOf([...known, { brand: brand ?? '' }]);
  return { brands, chosen: brand && brands.find((one) => textKey(one) === textKey(brand)) };
}
