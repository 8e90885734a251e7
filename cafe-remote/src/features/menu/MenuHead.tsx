import { OrderingFacts } from '@storefront/shared/ui/OrderingFacts';
import { SearchInput } from '@storefront/shared/ui/SearchInput';
import { Weave } from '@storefront/shared/ui/Weave';
import styled from 'styled-components';

interface MenuHeadProps {
  readonly table: string | null;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Title, opening hours or why orders wait, and search of the menu. */
export function MenuHead({ table, search, onSearch }: MenuHeadProps) {
  return (
    <Head>
      <div>
        <h1>Our menu</h1>
        <Weave />
        <OrderingFacts table={table} />
      </div>
      <SearchInput
        label="Search the menu"
        placeholder="Search the menu"
        maxLength={100}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onClear={() => onSearch('')}
      />
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 24px;

  > :first-child > * + * {
    margin-top: 10px;
  }

  @media (min-width: 1024px) {
    grid-template-columns: 1fr 380px;
    align-items: end;
    gap: 24px 32px;
    padding-top: 40px;
  }
`;
