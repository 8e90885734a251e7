import { callQuery } from '@storefront/shared/query/call-query';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { PAGE_SIZES } from '@storefront/shared/rules/paging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { EventList } from '../../../common/event-list';
import { ListStates } from '../../../common/ListStates';
import { listStateOf } from '../../../common/list-state';
import { Pager } from '../../../common/Pager';
import { piecesText, stockEventDetails, stockEventTitle } from './stock-words';

/** The history of an item's stock, newest first, page by page (C259). */
export function StockHistory({ id }: { readonly id: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery('listStockEvents', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  const events = query.data ?? [];
  return (
    <Section aria-label="History of the stock">
      <h3>History</h3>
      <ListStates list={listStateOf(query)} what="history" failure="Failed to load history" empty={null}>
        {events.length === 0 && page === 1 && <p>Nothing has changed the stock yet.</p>}
        <EventList>
          {events.map((event) => (
            <li key={event._id}>
              <b>
                <span>{`${piecesText(event.pieces)} `}</span>
                <bdi>{stockEventTitle(event)}</bdi>
              </b>
              <time translate="no" dateTime={event.at}>
                {formatDateTime(event.at, null)}
              </time>
              <span>
                <bdi>{stockEventDetails(event)}</bdi>
                {event.by && (
                  <>
                    {' '}
                    <bdi>{event.by}</bdi>
                  </>
                )}
              </span>
            </li>
          ))}
        </EventList>
        {(page > 1 || events.length >= PAGE_SIZES.stockEvents) && (
          <Pager
            page={page}
            rowCount={events.length}
            hasNext={events.length >= PAGE_SIZES.stockEvents}
            onGo={(wanted) => setPage(Math.max(1, wanted))}
          />
        )}
      </ListStates>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  h3 {
    font-size: 1.125rem;
    font-weight: 650;
  }
`;
