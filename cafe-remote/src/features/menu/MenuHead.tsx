import { useOpenState } from '@storefront/shared/hooks/use-open-state';
import { SearchInput } from '@storefront/shared/ui/SearchInput';
import { Weave } from '@storefront/shared/ui/Weave';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface MenuHeadProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The category chips. */
  readonly children: ReactNode;
}

/** Shows whether the shop is open, in its own time zone (C28); the hours of §2 on a server and during hydration. */
function OpenNow() {
  const state = useOpenState();
  if (!state) return <span>8 AM to 9:30 PM</span>;
  const { isOpen, isPaused, refuses, opensAt, closesAt } = state;
  const day = isOpen
    ? ` until ${closesAt}`
    : opensAt && `, ${refuses ? 'opens at' : 'prepared from'} ${opensAt}`;
  return (
    <span>
      <b>{isPaused ? 'Orders are paused' : isOpen ? 'Open now' : 'Closed now'}</b>
      {isPaused || day}
    </span>
  );
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

/** One line each on a phone: 'Closed now, prepared from 8 AM' is longer than the hours shown first. */
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
