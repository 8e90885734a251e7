import { ResultStatus } from '@storefront/shared/ui/ResultStatus';
import { SearchInput } from '@storefront/shared/ui/SearchInput';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ListStates } from './ListStates';
import { Pager } from './Pager';
import { TabHead } from './TabHead';
import type { SearchList } from './use-search-list';

interface SearchableListProps {
  readonly list: SearchList<unknown>;
  readonly title: string;
  /** Plural noun of the rows: "products". */
  readonly what: string;
  readonly searchLabel: string;
  /** Names what the search finds; the label by default. */
  readonly placeholder?: string;
  /** Another action, such as an Add button. */
  readonly action?: ReactNode;
  /** The table with the rows. */
  readonly children: ReactNode;
}

/** Tells an empty list from a search without results. */
function emptyTitle({ rows, search, page }: SearchList<unknown>, what: string): string | null {
  if (rows.length > 0) return null;
  if (search.trim() !== '') return `No ${what} match “${search.trim()}”`;
  return page > 1 ? `No more ${what}` : `No ${what} yet`;
}

/** A tab with a heading, a search box, a list and a pager. */
export function SearchableList({
  list,
  title,
  what,
  searchLabel,
  placeholder = searchLabel,
  action,
  children,
}: SearchableListProps) {
  return (
    <>
      <TabHead title={title}>
        {action}
        <Search
          label={searchLabel}
          placeholder={placeholder}
          maxLength={100}
          value={list.search}
          onChange={(event) => list.setSearch(event.target.value)}
          onClear={() => list.setSearch('')}
        />
      </TabHead>
      <ResultStatus
        count={list.isFetching ? null : list.rows.length}
        hasMore={list.hasNext}
        names={[what.replace(/s$/, ''), what]}
        of={list.search.trim() ? `“${list.search.trim()}”` : undefined}
      />
      <ListStates list={list} what={what} failure={`Failed to load ${what}`} empty={emptyTitle(list, what)}>
        {children}
      </ListStates>
      <Pager page={list.page} rowCount={list.rows.length} hasNext={list.hasNext} onGo={list.goTo} />
    </>
  );
}

const Search = styled(SearchInput)`
  width: 100%;

  @media (min-width: 1024px) {
    width: 22.5rem;
    margin-left: auto;
  }
`;
