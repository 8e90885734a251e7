import { useMediaQuery } from '@storefront/shared/hooks/use-media-query';
import { useOnline } from '@storefront/shared/hooks/use-online';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ListStates } from '../../../common/ListStates';
import { useNow } from '../../../common/use-now';
import { deliveriesIn, riderLane } from '../riders/delivery-places';
import { TableCalls } from '../tables/TableCalls';
import { BoardLane } from './BoardLane';
import { LanesSkeleton } from './BoardSkeleton';
import { BoardTools } from './BoardTools';
import { ALL_ORDERS, type BoardFilter, passesBoard } from './board-filter';
import { movesAtom } from './board-moves';
import { Frame, Lanes } from './board-style';
import { LaneTabs } from './LaneTabs';
import { ALL_LANES, type Lane, lanesOf } from './lanes';
import { NetworkBar } from './NetworkBar';
import type { BoardOrders } from './use-board-orders';
import { usePacing } from './use-pacing';
import { useScrollToCard } from './use-scroll-to-card';

/** The counter's board, `/admin/board` (C209): the open orders in lanes, with their next step. */
export function Board({ list }: { readonly list: BoardOrders }) {
  const { orders, hasSteps } = list;
  const [filter, setFilter] = useState<BoardFilter>(ALL_ORDERS);
  const [chosen, setChosen] = useState<Lane>('new');
  const isWide = useMediaQuery(ALL_LANES);
  const now = useNow();
  const isWaiting = !useOnline();
  const hasMoves = useAtomValue(movesAtom).length > 0;
  useScrollToCard(orders, setChosen);

  const lanes = lanesOf(hasSteps);
  const lane = lanes.find((each) => each === chosen) ?? 'accepted';
  const shown = orders.filter((order) => passesBoard(order, filter));
  const isEmpty = shown.length === 0 && !hasMoves;
  const common = { hasSteps, orders: shown, all: orders, now, pacing: usePacing(orders, now), isWaiting };
  return (
    <Frame>
      {isWaiting && <NetworkBar />}
      <BoardTools
        orders={orders}
        isCounted={!list.isPending && list.error === null}
        riderCount={deliveriesIn(riderLane(hasSteps), orders).length}
        filter={filter}
        isWaiting={isWaiting}
        onChange={(changes) => setFilter({ ...filter, ...changes })}
      />
      <VisuallyHidden role="status">
        {(filter.search.trim() !== '' || filter.kind !== 'all') &&
          `${shown.length} of ${orders.length} orders`}
      </VisuallyHidden>
      <TableCalls now={now} isWaiting={isWaiting} />
      <ListStates
        list={list}
        what="orders"
        failure="Failed to load orders"
        empty={null}
        loading={<LanesSkeleton hasSteps={hasSteps} chosen={lane} onChoose={setChosen} />}
      >
        {!isWide && (
          <LaneTabs lanes={lanes} hasSteps={hasSteps} orders={shown} chosen={lane} onChoose={setChosen} />
        )}
        {isEmpty ? (
          <EmptyState
            title={orders.length === 0 ? 'No orders' : 'No order matches'}
            text={orders.length === 0 ? 'The next one rings here.' : 'Choose All, or another search.'}
          />
        ) : (
          <Lanes>
            {(isWide ? lanes : [lane]).map((each) => (
              <BoardLane key={each} lane={each} {...common} />
            ))}
          </Lanes>
        )}
      </ListStates>
    </Frame>
  );
}
