import type { Answer, Input } from '@storefront/shared/contract/types';
import { useDebouncedValue } from '@storefront/shared/hooks/use-debounced-value';
import { callQuery } from '@storefront/shared/query/call-query';
import { useSearchParams } from '@storefront/shared/router';
import { matchesMenuSearch } from '@storefront/shared/rules/menu';
import { mayHaveNextPage } from '@storefront/shared/rules/paging';
import { useQuery } from '@tanstack/react-query';
import { type ListState, listStateOf } from './list-state';
import { usePageNumber } from './use-page-number';
import { TYPED, useSearchText } from './use-search-text';

/** Debounce of the search, ms. */
const SEARCH_REST = 200;
const MAX_LENGTH = 100;

type SearchableCall = 'listAdminProducts' | 'listUsers' | 'listClosetItems';
type RowOf<N extends SearchableCall> = Answer<N>[number];

interface SearchListOptions<N extends SearchableCall> {
  readonly pageSize: number;
  /** Returns the text that the search matches. */
  readonly nameOf: (row: RowOf<N>) => string;
  /** Returns whether something else of the row matches, such as a phone. */
  readonly matches?: (row: RowOf<N>, search: string) => boolean;
  /** The order of the list, which stands in the address as `sort`; absent: the list has one order only. */
  readonly sort?: string;
}

/** The parameter of the order. */
export const SORT = 'sort';

export interface SearchList<Row> extends ListState {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly goTo: (page: number) => void;
  readonly hasNext: boolean;
  readonly search: string;
  readonly setSearch: (search: string) => void;
}

/** True if a query key is of this page. Placeholder rows of another page would have wrong numbers. */
const isOfPage = (key: readonly unknown[] | undefined, page: number) =>
  (key?.[1] as { query?: { page?: number } } | undefined)?.query?.page === page;

/**
 * A paged list with a search, whose text stands in the address: a link can name it. Filters the loaded rows at once, then
 * asks the server, which also finds rows of other pages (C72).
 */
export function useSearchList<N extends SearchableCall>(
  name: N,
  { pageSize, nameOf, matches = () => false, sort }: SearchListOptions<N>,
): SearchList<RowOf<N>> {
  const { page, goTo } = usePageNumber();
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useSearchText(parameters.get('search')?.slice(0, MAX_LENGTH) ?? '');
  const asked = useDebouncedValue(search, SEARCH_REST).trim();
  const input = { query: { page, limit: pageSize, ...(sort && { sort }), ...(asked && { search: asked }) } };
  const query = useQuery({
    ...callQuery(name, input as Input<N>),
    placeholderData: (before, query) => (isOfPage(query?.queryKey, page) ? before : undefined),
  });
  const loaded: readonly RowOf<N>[] = query.data ?? [];

  return {
    rows: loaded.filter((row) => matchesMenuSearch(nameOf(row), search) || matches(row, search)),
    page,
    goTo,
    hasNext: mayHaveNextPage(loaded.length, pageSize),
    search,
    // Another search starts at page 1.
    setSearch: (text) => {
      setSearch(text);
      const kept = parameters.get(SORT);
      const found = text.trim();
      setParameters(
        { ...(kept !== null && { [SORT]: kept }), ...(found && { search: found }) },
        { replace: true, state: TYPED },
      );
    },
    ...listStateOf(query),
  };
}
