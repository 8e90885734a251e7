import { useOnline } from '@storefront/shared/hooks/use-online';
import type { Department } from '@storefront/shared/rules/departments';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import styled from 'styled-components';
import { departmentWords } from '../../../../common/department-words';
import { ListStates } from '../../../../common/ListStates';
import { useNow } from '../../../../common/use-now';
import { movesAtom } from '../board-moves';
import { CardScroller, Frame } from '../board-style';
import { MovedSlot } from '../MovedSlot';
import { NetworkBar } from '../NetworkBar';
import type { BoardOrders } from '../use-board-orders';
import { useDepartures } from '../use-departures';
import { useSlotsEnd } from '../use-slots-end';
import { DepartmentCard } from './DepartmentCard';
import { departmentPlaces, isOpenFor, tallyOf } from './department-orders';
import { struckLinesAtom } from './struck-lines';

interface DepartmentBoardProps {
  readonly department: Department;
  readonly list: BoardOrders;
}

/** What a department does with its lines. */
const doing: Readonly<Record<Department, string>> = {
  kitchen: 'To cook now',
  bar: 'To make now',
  closet: 'To pack now',
};

/** The screen of a department, `/admin/board?department=kitchen` (C222): its lines of accepted orders, oldest first. */
export function DepartmentBoard({ department, list }: DepartmentBoardProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow();
  const isWaiting = !useOnline();
  const struck = useAtomValue(struckLinesAtom);
  const places = departmentPlaces(department, list.orders, useAtomValue(movesAtom));
  const left = places.flatMap((place) => ('move' in place ? [place.move] : []));
  const orders = places.flatMap((place) => ('order' in place ? [place.order] : []));
  useDepartures({
    from: department,
    shown: orders,
    all: list.orders,
    isHere: (order) => isOpenFor(order, department),
  });
  useSlotsEnd(scroller, left);
  const tally = tallyOf(department, orders, struck);
  return (
    <Frame>
      {isWaiting && <NetworkBar />}
      <Tallies aria-label={doing[department]}>
        <li>{tally.length > 0 && `${doing[department]}:`}</li>
        {tally.map(({ name, quantity }) => (
          <li key={name}>
            <b translate="no">{quantity}</b> <bdi>{name}</bdi>
          </li>
        ))}
      </Tallies>
      <CardScroller ref={scroller} tabIndex={-1}>
        <ListStates
          list={list}
          what="orders"
          failure="Failed to load orders"
          empty={null}
          loading={<CardsSkeleton />}
        >
          {places.length === 0 ? (
            <EmptyState
              title={`Nothing for the ${departmentWords[department].toLowerCase()}`}
              text="The next accepted order shows here."
            />
          ) : (
            <Cards aria-label={`Orders for the ${departmentWords[department].toLowerCase()}`}>
              {places.map((place) =>
                'move' in place ? (
                  <li key={`move ${place.move.id}`}>
                    <MovedSlot move={place.move} />
                  </li>
                ) : (
                  <li key={place.order._id}>
                    <DepartmentCard
                      department={department}
                      order={place.order}
                      now={now}
                      struck={struck}
                      isWaiting={isWaiting}
                    />
                  </li>
                ),
              )}
            </Cards>
          )}
        </ListStates>
      </CardScroller>
    </Frame>
  );
}

/** The places of cards while the orders load. */
const CardsSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading orders</VisuallyHidden>
    <Cards aria-hidden>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <li key={card}>
          <Skeleton height="280px" radius="10px" />
        </li>
      ))}
    </Cards>
  </div>
);

/* Always as high as two rows: another dish, or its font, must not move the cards below. */
const Tallies = styled.ul`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-content: start;
  gap: 2px 22px;
  min-height: 84px;
  max-height: max(84px, 30dvh);
  padding-block: 10px;
  overflow-y: auto;
  font-size: 1.0625rem;
  line-height: 1.75;
  font-variant-numeric: tabular-nums lining-nums;

  li:first-child {
    color: var(--muted);
  }

  b {
    margin-right: 3px;
    font: 700 1.1875rem / 1 var(--font-display);
    font-feature-settings: 'lnum';
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 284px), 1fr));
  align-items: start;
  gap: 12px;
`;
