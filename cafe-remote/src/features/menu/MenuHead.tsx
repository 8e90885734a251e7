import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { lazyPart } from '@storefront/shared/lazy';
import { Chip } from '@storefront/shared/ui/Chip';
import { OrderingFacts } from '@storefront/shared/ui/OrderingFacts';
import { SearchInput } from '@storefront/shared/ui/SearchInput';
import { Weave } from '@storefront/shared/ui/Weave';
import styled from 'styled-components';

const HappyHourWords = lazyPart(async () => (await import('./HappyHourWords')).HappyHourWords);

interface MenuHeadProps {
  readonly table: string | null;
  /** Names of the categories on the menu. */
  readonly categories: readonly string[];
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Number of chosen diet filters; null without the button "Diet". */
  readonly dietCount: number | null;
  readonly isDietOpen: boolean;
  readonly onDiet: () => void;
}

/** Title, opening hours or why orders wait, search of the menu, and the button that opens the diet filters. */
export function MenuHead({
  table,
  categories,
  search,
  onSearch,
  dietCount,
  isDietOpen,
  onDiet,
}: MenuHeadProps) {
  const happyHours = useOrderingSettings().happyHours?.filter(({ active }) => active) ?? [];
  return (
    <Head>
      <div>
        <h1>Our menu</h1>
        <Weave />
        <OrderingFacts table={table} />
        {happyHours.length > 0 && (
          <HappyHourLine role="status" data-several={happyHours.length > 1}>
            <HappyHourWords categories={categories} />
          </HappyHourLine>
        )}
      </div>
      <Find>
        <SearchInput
          label="Search the menu"
          placeholder="Search the menu"
          maxLength={100}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onClear={() => onSearch('')}
        />
        {dietCount !== null && (
          <Chip aria-expanded={isDietOpen} count={dietCount || undefined} onClick={onDiet}>
            Diet
          </Chip>
        )}
      </Find>
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

/*
 * Room of one line, or two on a phone where several may run, also while nothing runs: the dishes below must not move when
 * a happy hour begins.
 */
const HappyHourLine = styled.p`
  min-height: 1.5em;
  line-height: 1.5;

  @media (max-width: 639px) {
    &[data-several='true'] {
      min-height: 3em;
    }
  }
  font-weight: 600;
  color: var(--accent-text);
`;

const Find = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  /* Large text on a phone: the search has a row of its own. */
  @media (max-width: 14.9em) {
    flex-wrap: wrap;

    > :first-child {
      flex-basis: 100%;
    }
  }
`;
