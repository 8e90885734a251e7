import type { Order } from '@storefront/shared/contract/entities/order';
import { useAtomValue } from 'jotai';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { freshOrdersAtom } from '../../../common/fresh-orders';
import { BoardCard } from './BoardCard';
import { movesAtom } from './board-moves';
import { CardScroller, LaneHead } from './board-style';
import { lanePlaces } from './lane-places';
import { type Lane, laneOf, laneWord } from './lanes';
import { MovedSlot } from './MovedSlot';
import { NO_PACING, type Pacing } from './promise';
import { useDepartures } from './use-departures';
import { useSlotsEnd } from './use-slots-end';

interface BoardLaneProps {
  readonly lane: Lane;
  readonly hasSteps: boolean;
  /** The orders that pass the filter. */
  readonly orders: readonly Order[];
  /** Every open order. */
  readonly all: readonly Order[];
  readonly now: number;
  readonly pacing: Pacing;
  readonly isWaiting: boolean;
}

/** A lane of the board, oldest first; it scrolls alone. */
export function BoardLane({ lane, hasSteps, orders, all, ...rest }: BoardLaneProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const headId = useId();
  const fresh = useAtomValue(freshOrdersAtom);
  const isHere = (order: Order) => laneOf(order) === lane;
  useDepartures({ from: lane, shown: orders.filter(isHere), all, isHere });
  const places = lanePlaces(lane, orders, useAtomValue(movesAtom));
  const left = places.flatMap((place) => ('move' in place ? [place.move] : []));
  useSlotsEnd(scroller, left);
  const count = places.length - left.length;
  return (
    <Section aria-labelledby={headId}>
      <LaneHead>
        <h2 id={headId}>{laneWord(lane, hasSteps)}</h2>
        <Count translate="no" data-new={(lane === 'new' && count > 0) || undefined}>
          {count}
        </Count>
        {lane === 'new' && <small>oldest first</small>}
      </LaneHead>
      <Scroller ref={scroller} tabIndex={-1}>
        <ul aria-labelledby={headId}>
          {places.map((place) =>
            'move' in place ? (
              <li key={`move ${place.move.id}`}>
                <MovedSlot move={place.move} />
              </li>
            ) : (
              <li key={place.order._id}>
                <BoardCard
                  order={place.order}
                  lane={lane}
                  isFresh={fresh.has(place.order._id)}
                  {...rest}
                  pacing={lane === 'new' ? rest.pacing : NO_PACING}
                />
              </li>
            ),
          )}
        </ul>
      </Scroller>
    </Section>
  );
}

const Section = styled.section`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
`;

const Count = styled.span`
  min-width: 24px;
  padding-inline: 7px;
  border-radius: 12px;
  background: var(--line);
  font-size: 0.875rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 24px;
  text-align: center;

  &[data-new] {
    background: var(--marigold);
    color: var(--on-marigold);
  }
`;

const Scroller = styled(CardScroller)`
  grid-row: 2;
  scrollbar-width: none;

  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
`;
