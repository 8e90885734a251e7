import { SearchInput } from '@storefront/shared/ui/SearchInput';
import { Weave } from '@storefront/shared/ui/Weave';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OpenNow } from './OpenNow';

interface MenuHeadProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The category chips. */
  readonly children: ReactNode;
}

/** Title, opening hours, search and filter of the menu. */
export function MenuHead({ search, onSearch, children }: MenuHeadProps) {
  return (
    <Head>
      <div>
        <h1>Our menu</h1>
        <Rule />
        <Facts>
          <OpenNow />
          <span>Delivery 30 to 60 min</span>
        </Facts>
      </div>
      <SearchInput
        label="Search the menu"
        placeholder="Search the menu"
        maxLength={100}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onClear={() => onSearch('')}
      />
      {children}
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 24px;

  @media (min-width: 1024px) {
    grid-template-columns: 1fr 380px;
    align-items: end;
    gap: 24px 32px;
    padding-top: 40px;
  }
`;

const Rule = styled(Weave)`
  margin-top: 10px;
`;

/** On a phone a line each, for 'Closed now, prepared from 8 AM' is longer than the hours that stand there first. */
const Facts = styled.p`
  display: grid;
  gap: 4px 16px;
  margin-top: 12px;
  font-size: var(--t-small);
  color: var(--muted);

  b {
    font-weight: 600;
    color: var(--ink);
  }

  @media (min-width: 640px) {
    display: flex;
  }
`;
