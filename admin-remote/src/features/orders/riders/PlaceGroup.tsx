import { useId } from 'react';
import styled from 'styled-components';
import { codeOf } from '../../../common/order-address';
import { customerName } from '../../../common/order-words';
import type { Lane } from '../board/lanes';
import { MovedSlot } from '../board/MovedSlot';
import { type DeliveryPlace, sumText } from './delivery-places';
import { RiderCard } from './RiderCard';
import { DeliveryList } from './rider-style';

interface PlaceGroupProps {
  readonly place: DeliveryPlace;
  readonly lane: Lane;
  readonly now: number;
  readonly isWaiting: boolean;
}

/** The deliveries to one place, with what is to collect there. */
export function PlaceGroup({ place: { name, orders, entries }, ...rest }: PlaceGroupProps) {
  const headId = useId();
  return (
    <Section aria-labelledby={headId}>
      <Heading>
        <h2 id={headId}>
          <bdi>{name || 'No place'}</bdi>
        </h2>
        <p>
          <span>{`${orders.length} ${orders.length === 1 ? 'order' : 'orders'}, `}</span>
          <b translate="no">{sumText(orders)}</b> to collect
        </p>
      </Heading>
      <DeliveryList>
        {entries.map((entry) =>
          'move' in entry ? (
            <li key={`move ${entry.move.id}`}>
              <MovedSlot
                move={entry.move}
                name={`${codeOf(entry.move.after)}, ${customerName(entry.move.after)},`}
              />
            </li>
          ) : (
            <li key={entry.order._id}>
              <RiderCard order={entry.order} {...rest} />
            </li>
          ),
        )}
      </DeliveryList>
    </Section>
  );
}

const Section = styled.section`
  min-width: 0;
  padding-bottom: 8px;
`;

const Heading = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  padding-block: 8px;

  h2 {
    font-size: 1.3125rem;
    overflow-wrap: anywhere;
  }

  p {
    font-size: var(--t-small);
    color: var(--muted);
  }

  b {
    font-weight: 650;
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--ink);
  }
`;
