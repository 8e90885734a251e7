import { useSearchParams } from '@storefront/shared/router';
import { CLOSET_CATEGORIES, type ClosetCategory } from '@storefront/shared/rules/closet-categories';
import type { ClosetFilter } from '@storefront/shared/rules/closet-filter';
import { type ClosetSort, parseClosetSort } from '@storefront/shared/rules/closet-sort';

/** What the catalogue shows. It stands in the address, so that it can be shared and the way back works. */
export interface CatalogueFilter extends ClosetFilter {
  readonly division: 'closet' | 'kicks';
  readonly sort: ClosetSort | undefined;
}

type Parameter = 'shoes' | 'category' | 'type' | 'brand' | 'sort';

const parseCategory = (value: string | null): ClosetCategory | undefined =>
  CLOSET_CATEGORIES.find((category) => category === value);

/** Reads the filter from the address, and changes it there. */
export function useFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter: CatalogueFilter = {
    division: parameters.has('shoes') ? 'kicks' : 'closet',
    category: parseCategory(parameters.get('category')),
    subtype: parameters.get('type') ?? undefined,
    brand: parameters.get('brand') ?? undefined,
    sort: parseClosetSort(parameters.get('sort')),
  };

  /** Null takes a parameter away; what is not named stays. */
  const change = (changes: Partial<Record<Parameter, string | null>>) =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) after.delete(name);
        else after.set(name, value);
      }
      return after;
    });

  return {
    filter,
    change,
    clear: () => change({ category: null, type: null, brand: null, sort: null }),
    isFiltered: Boolean(filter.category || filter.subtype || filter.brand),
  };
}
