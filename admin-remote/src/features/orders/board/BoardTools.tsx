import { readRuntimeConfig } from '@storefront/shared/config';
import type { Order } from '@storefront/shared/contract/entities/order';
import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Chip } from '@storefront/shared/ui/Chip';
import { Icon } from '@storefront/shared/ui/Icon';
import { truckIcon } from '@storefront/shared/ui/icons';
import { SearchInput } from '@storefront/shared/ui/SearchInput';
import styled from 'styled-components';
import { scrollingRow } from '../../../common/scrolling-row';
import { useMay } from '../../../common/use-may';
import { type BoardFilter, type BoardKind, isOfKind } from './board-filter';
import { SoldOutButton } from './SoldOutButton';

const CHIPS: readonly (readonly [kind: BoardKind, word: string])[] = [
  ['all', 'All'],
  ['table', 'Table'],
  ['pickup', 'Pick-up'],
  ['delivery', 'Delivery'],
  ['closet', 'Closet'],
];

interface BoardToolsProps {
  readonly orders: readonly Order[];
  /** False while there are no orders to count: they load, or could not be loaded. */
  readonly isCounted: boolean;
  /** Number of deliveries that wait for a rider. */
  readonly riderCount: number;
  readonly filter: BoardFilter;
  readonly onChange: (changes: Partial<BoardFilter>) => void;
  /** True while there is no network: changes wait. */
  readonly isWaiting: boolean;
}

/**
 * The chips with their counts, search, what is sold out, and the way to the riders. Closet shows only while there is
 * something to pack.
 */
export function BoardTools({ orders, isCounted, riderCount, filter, onChange, isWaiting }: BoardToolsProps) {
  const may = useMay();
  const chips = CHIPS.map(([kind, word]) => ({
    kind,
    word,
    count: orders.filter((order) => isOfKind(order, kind)).length,
  })).filter(({ kind, count }) => kind !== 'closet' || count > 0 || filter.kind === kind);
  return (
    <Row>
      <Chips role="group" aria-label="Show orders">
        {chips.map(({ kind, word, count }) => (
          <Chip
            key={kind}
            pressed={filter.kind === kind}
            count={isCounted ? count : undefined}
            onClick={() => onChange({ kind })}
          >
            {word}
          </Chip>
        ))}
      </Chips>
      <SearchInput
        label="Search orders"
        placeholder="Code or name"
        maxLength={100}
        value={filter.search}
        onChange={({ target }) => onChange({ search: target.value })}
        onClear={() => onChange({ search: '' })}
      />
      {readRuntimeConfig().ownServer && may('markSoldOut') && <SoldOutButton isWaiting={isWaiting} />}
      {may('deliverOrders') && (
        <Riders
          variant="secondary"
          to={paths.admin('riders')}
          aria-label={riderCount > 0 ? `Riders, ${riderCount} waiting` : 'Riders'}
        >
          <Icon path={truckIcon} />
          <span>Riders</span>
          {riderCount > 0 && <small>{riderCount}</small>}
        </Riders>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 8px;
  padding-block: 12px 8px;

  /* Large text on a phone: the search has a row of its own. */
  @media (max-width: 14.9em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) clamp(180px, 20vw, 240px) auto auto;
    align-items: center;
  }
`;

/* Wide enough for a count, so that nothing beside it moves. Below 1200 px the icon stands for the word. */
const Riders = styled(ButtonLink)`
  width: 80px;
  padding-inline: 8px;

  small {
    font-size: var(--t-micro);
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 1199px) {
    span {
      display: none;
    }
  }

  @media (min-width: 1200px) {
    width: auto;
    min-width: 124px;
  }
`;

const Chips = styled.div`
  ${scrollingRow}
  grid-column: 1 / -1;
  gap: 8px;

  button {
    padding-inline: 14px;
  }

  @media (min-width: 900px) {
    grid-column: auto;
  }
`;
