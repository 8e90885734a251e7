import { ORDER_KINDS } from '@storefront/shared/rules/order-search';
import { Chip } from '@storefront/shared/ui/Chip';
import { SearchInput } from '@storefront/shared/ui/SearchInput';
import styled from 'styled-components';
import { scrollingRow } from '../../../common/scrolling-row';
import { daysText, kindWords, type OrderFilter } from './order-filter';

interface OrderToolsProps {
  readonly filter: OrderFilter;
  readonly onChange: (changes: Partial<OrderFilter>) => void;
}

/** The search box, the filters by kind and day (C173), and those that a report linked to (C287). A second press on a filter removes it. */
export function OrderTools({ filter: { kind, isToday, days, item, search }, onChange }: OrderToolsProps) {
  return (
    <Row>
      <SearchInput
        label="Search orders"
        placeholder="Code, phone, name or table"
        maxLength={100}
        value={search}
        onChange={({ target }) => onChange({ search: target.value })}
        onClear={() => onChange({ search: '' })}
      />
      <Chips role="group" aria-label="Filter orders">
        {days && (
          <Chip pressed onClick={() => onChange({ days: null })}>
            {daysText(days)}
          </Chip>
        )}
        {item !== null && (
          <Chip pressed onClick={() => onChange({ item: null })}>
            With one item
          </Chip>
        )}
        <Chip pressed={isToday} onClick={() => onChange({ isToday: !isToday, days: null })}>
          Today
        </Chip>
        {ORDER_KINDS.map((each) => (
          <Chip
            key={each}
            pressed={kind === each}
            onClick={() => onChange({ kind: kind === each ? 'all' : each })}
          >
            {kindWords[each]}
          </Chip>
        ))}
      </Chips>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 16px;
  padding-bottom: 16px;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 22.5rem) minmax(0, 1fr);
    align-items: center;
  }
`;

const Chips = styled.div`
  ${scrollingRow}
  gap: 8px;
`;
