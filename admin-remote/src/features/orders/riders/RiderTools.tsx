import { Button } from '@storefront/shared/ui/Button';
import { Chip } from '@storefront/shared/ui/Chip';
import { Icon } from '@storefront/shared/ui/Icon';
import { printIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import { scrollingRow } from '../../../common/scrolling-row';
import type { DeliveryPlace } from './delivery-places';

interface RiderToolsProps {
  readonly places: readonly DeliveryPlace[];
  /** False while there is nothing to count: the orders load, or could not be loaded. */
  readonly isCounted: boolean;
  /** Name of the only place that is shown; null for all. */
  readonly chosen: string | null;
  readonly onChoose: (place: string | null) => void;
  /** Undefined while there is nothing to print. */
  readonly onPrint: (() => void) | undefined;
}

/** The places with their counts, and the button that prints the run sheet. */
export function RiderTools({ places, isCounted, chosen, onChoose, onPrint }: RiderToolsProps) {
  const total = places.reduce((sum, { orders }) => sum + orders.length, 0);
  // The chosen place stays when its last order is delivered.
  const isGone = chosen !== null && !places.some(({ name }) => name === chosen);
  const chips = isGone ? [...places, { name: chosen, orders: [] }] : places;
  return (
    <Row>
      <Chips role="group" aria-label="Show places">
        <Chip pressed={chosen === null} count={isCounted ? total : undefined} onClick={() => onChoose(null)}>
          All
        </Chip>
        {chips.map(({ name, orders }) => (
          <Chip key={name} pressed={name === chosen} count={orders.length} onClick={() => onChoose(name)}>
            <bdi>{name}</bdi>
          </Chip>
        ))}
      </Chips>
      <Print variant="secondary" aria-label="Print run sheet" disabled={!onPrint} onClick={onPrint}>
        <Icon path={printIcon} />
        <span>Print run sheet</span>
      </Print>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  padding-block: 12px 8px;
`;

/* On a phone the icon stands for the words. */
const Print = styled(Button)`
  padding-inline: 12px;

  @media (max-width: 699px) {
    span > span {
      display: none;
    }
  }
`;

const Chips = styled.div`
  ${scrollingRow}
  margin-right: 0;
  padding-right: 0;
  gap: 8px;

  button {
    padding-inline: 14px;
  }

  @media (min-width: 700px) {
    flex-wrap: wrap;
  }
`;
