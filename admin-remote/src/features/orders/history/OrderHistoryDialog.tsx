import type { Order } from '@storefront/shared/contract/entities/order';
import { callQuery } from '@storefront/shared/query/call-query';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { EventList } from '../../../common/event-list';
import { ListStates } from '../../../common/ListStates';
import { listStateOf } from '../../../common/list-state';
import { useOpenOrder } from '../../../common/open-orders';
import { codeOf } from '../../../common/order-address';
import { headline } from '../../../common/order-words';
import { OpenNote } from '../OpenElsewhere';
import { eventDetails, eventTitle } from './history-words';

interface OrderHistoryDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Shows who changed what in an order, and when; the latest change first (C216). */
export function OrderHistoryDialog({ order, onClose }: OrderHistoryDialogProps) {
  useOpenOrder(order._id);
  const query = useQuery(callQuery('getOrderHistory', { params: { id: order._id } }));
  const events = [...(query.data ?? [])].reverse();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`History of ${codeOf(order)}`}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Who>
        <bdi>{headline(order)}</bdi>
      </Who>
      <OpenNote id={order._id} />
      <ListStates list={listStateOf(query)} what="history" failure="Failed to load history" empty={null}>
        <EventList aria-label="History">
          {events.map((event) => (
            <li key={event._id}>
              <b>{eventTitle(event)}</b>
              <time translate="no" dateTime={event.at}>
                {formatDateTime(event.at, null)}
              </time>
              <span>
                <bdi>{event.automatic ? 'Automatically' : (event.by ?? 'Guest')}</bdi>
              </span>
              {eventDetails(event).map((detail) => (
                <p key={detail}>
                  <bdi>{detail}</bdi>
                </p>
              ))}
            </li>
          ))}
        </EventList>
      </ListStates>
    </Dialog>
  );
}

const Who = styled.p`
  color: var(--muted);
`;
