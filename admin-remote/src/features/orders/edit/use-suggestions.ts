import { useDebouncedValue } from '@storefront/shared/hooks/use-debounced-value';
import { callQuery } from '@storefront/shared/query/call-query';
import { matchesMenuSearch } from '@storefront/shared/rules/menu';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fromClosetItem, fromProduct, type Suggestion } from './suggestion';

/** Debounce of the product search, ms (§5, §9). */
const SEARCH_REST = 200;

/** Upper limit of suggestions, each for cafe and closet. */
const MOST = 6;

/** Returns products and closet items whose name contains the text; none for a blank text. */
export function useSuggestions(text: string): { suggestions: readonly Suggestion[]; isPending: boolean } {
  const search = useDebouncedValue(text, SEARCH_REST).trim();
  const options = { enabled: search !== '', placeholderData: keepPreviousData };
  const cafe = useQuery({
    ...callQuery('searchProducts', { query: { q: search, limit: MOST } }),
    ...options,
  });
  const closet = useQuery({
    ...callQuery('listClosetItems', { query: { search, limit: MOST } }),
    ...options,
  });
  const found = [
    ...(cafe.data ?? [])
      .map(fromProduct)
      .filter(({ name }) => matchesMenuSearch(name, text))
      .slice(0, MOST),
    ...(closet.data ?? [])
      .map(fromClosetItem)
      .filter(({ name }) => matchesMenuSearch(name, text))
      .slice(0, MOST),
  ];
  return { suggestions: text.trim() === '' ? [] : found, isPending: cafe.isFetching || closet.isFetching };
}
