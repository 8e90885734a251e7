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
  /** What the list holds: "products". */
  readonly what: string;
  readonly searchLabel: string;
  /** What else can be done: the button that adds one. */
  readonly action?: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** "Nothing here yet" and "nothing matches" are two different things. */
function emptyTitle({ rows, search, page }: SearchList<unknown>, what: string): string | null {
  if (rows.length > 0) return null;
  if (search.trim() !== '') return `No ${what} match “${search.trim()}”`;
  return page > 1 ? `No more ${what}` : `No ${what} yet`;
}

/** A tab that is a list with a search box and pages. */
export function SearchableList({ list, title, what, searchLabel, action, children }: SearchableListProps) {
  return (
    <>
      <TabHead title={title}>
        {action}
        <Search
          label={searchLabel}
          placeholder={searchLabel}
          maxLength={100}
          value={list.search}
          onChange={(event) => list.setSearch(event.target.value)}
          onClear={() => list.setSearch('')}
        />
      </TabHead>
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
    width: 360px;
    margin-left: auto;
  }
`;
