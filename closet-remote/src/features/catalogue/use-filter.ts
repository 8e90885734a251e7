import { useSearchParams } from '@storefront/shared/router';
import type { ClosetFilter } from '@storefront/shared/rules/closet-catalogue';
import {
  CLOSET_CATEGORIES,
  type ClosetCategory,
  type ClosetSort,
  parseClosetSort,
} from '@storefront/shared/rules/closet-catalogue';
import { useEffect, useMemo, useRef } from 'react';

/** The active filter. It is stored in the address, so that it can be shared and works with the Back button. */
export interface CatalogueFilter extends ClosetFilter {
  readonly division: 'closet' | 'kicks';
  readonly category: ClosetCategory | undefined;
  readonly sort: ClosetSort | undefined;
}

type Parameter = 'shoes' | 'category' | 'type' | 'brand' | 'sort';

/** Null removes a parameter; absent ones stay. */
export type FilterChange = Partial<Record<Parameter, string | null>>;

/** Clears all filters but keeps clothes or shoes. */
export const NO_FILTER: FilterChange = { category: null, type: null, brand: null, sort: null };

/** Longest type or brand that the call accepts. */
const WORD_MAX = 60;

const parseWord = (value: string | null) => value?.trim().slice(0, WORD_MAX) || undefined;

const parseCategory = (value: string | null): ClosetCategory | undefined =>
  CLOSET_CATEGORIES.find((category) => category.toLowerCase() === value?.toLowerCase());

const parseFilter = (parameters: URLSearchParams): CatalogueFilter => ({
  division: parameters.has('shoes') ? 'kicks' : 'closet',
  category: parseCategory(parameters.get('category')),
  subtype: parseWord(parameters.get('type')),
  brand: parseWord(parameters.get('brand')),
  sort: parseClosetSort(parameters.get('sort')),
});

function changed(before: URLSearchParams, changes: FilterChange): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) after.delete(name);
    else after.set(name, value);
  }
  return after;
}

/** Reads and changes the filter in the address. A change adds a history entry; setting the same filter adds none. */
export function useFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => parseFilter(parameters), [parameters]);
  // The latest requested filter: a second choice may come before the page rendered the first.
  const wanted = useRef(parameters);
  useEffect(() => {
    wanted.current = parameters;
  }, [parameters]);
  const change = (changes: FilterChange) => {
    const after = changed(wanted.current, changes);
    setParameters(after, { replace: String(after) === String(wanted.current) });
    wanted.current = after;
  };
  return {
    filter,
    change,
    isFiltered: Boolean(filter.category || filter.subtype || filter.brand || filter.sort),
  };
}
