import type { Order } from '@storefront/shared/contract/entities/order';
import { useOnline } from '@storefront/shared/hooks/use-online';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { ListStates } from '../../../common/ListStates';
import { useNow } from '../../../common/use-now';
import { movesAtom } from '../board/board-moves';
import { CardScroller, Frame } from '../board/board-style';
import { laneOf } from '../board/lanes';
import { NetworkBar } from '../board/NetworkBar';
import { useBoardOrders } from '../board/use-board-orders';
import { useDepartures } from '../board/use-departures';
import { useSlotsEnd } from '../board/use-slots-end';
import { deliveriesIn, deliveryPlaces, riderLane } from './delivery-places';
import { PlaceGroup } from './PlaceGroup';
import { PlacesSkeleton } from './RidersSkeleton';
import { RiderTools } from './RiderTools';
import { RunSheet } from './RunSheet';
import { Places } from './rider-style';

/** The deliveries that wait for a rider, by place, `/admin/riders` (C234). Made for a phone. */
export function Riders() {
  const list = useBoardOrders();
  const { orders, hasSteps } = list;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const moves = useAtomValue(movesAtom);
  const now = useNow();
  const isWaiting = !useOnline();

  const lane = riderLane(hasSteps);
  const isHere = (order: Order) => laneOf(order) === lane;
  useDepartures({ from: lane, shown: deliveriesIn(lane, orders), all: orders, isHere });
  const places = deliveryPlaces(lane, orders, moves);
  const shown = places.filter(({ name }) => chosen === null || name === chosen);
  useSlotsEnd(
    scroller,
    places.flatMap(({ entries }) => entries.flatMap((entry) => ('move' in entry ? [entry.move] : []))),
  );
  return (
    <Frame>
      {isWaiting && <NetworkBar screen="list" />}
      <RiderTools
        places={places}
        isCounted={!list.isPending && list.error === null}
        chosen={chosen}
        onChoose={setChosen}
        onPrint={shown.some((place) => place.orders.length > 0) ? () => setIsPrinting(true) : undefined}
      />
      <CardScroller ref={scroller} tabIndex={-1}>
        <ListStates
          list={list}
          what="deliveries"
          failure="Failed to load orders"
          empty={null}
          loading={<PlacesSkeleton />}
        >
          {shown.length === 0 && (
            <EmptyState
              title={chosen === null ? 'No deliveries' : `No deliveries to ${chosen}`}
              text={`Orders for delivery show here when they are ${hasSteps ? 'ready' : 'accepted'}.`}
            />
          )}
          <Places>
            {shown.map((place) => (
              <PlaceGroup key={place.name} place={place} lane={lane} now={now} isWaiting={isWaiting} />
            ))}
          </Places>
        </ListStates>
      </CardScroller>
      {isPrinting && <RunSheet places={shown} onDone={() => setIsPrinting(false)} />}
    </Frame>
  );
}
