import { useSearchParams } from '@storefront/shared/router';
import type { ClosetFilter } from '@storefront/shared/rules/closet-catalogue';
import {
  CLOSET_CATEGORIES,
  type ClosetCategory,
  type ClosetSort,
  parseClosetSort,
} from '@storefront/shared/rules/closet-catalogue';
import { useEffect, useMemo, useRef } from 'react';

/** What the catalogue shows. It stands in the address, so that it can be shared and the way back works. */
export interface CatalogueFilter extends ClosetFilter {
  readonly division: 'closet' | 'kicks';
  readonly category: ClosetCategory | undefined;
  readonly sort: ClosetSort | undefined;
}

type Parameter = 'shoes' | 'category' | 'type' | 'brand' | 'sort';

/** Null takes a parameter away; what is not named stays. */
export type FilterChange = Partial<Record<Parameter, string | null>>;

/** Nothing chosen, in the half of the closet that one is in. */
export const NO_FILTER: FilterChange = { category: null, type: null, brand: null, sort: null };

/** The longest type or brand that the call takes; anything longer in an address means nothing. */
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

/** Reads the filter from the address, and changes it there: a step of the history, unless it stays what it was. */
export function useFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => parseFilter(parameters), [parameters]);
  // What was asked for last: a second choice may come before the page has drawn the first.
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
