import { callQuery } from '@storefront/shared/query/call-query';
import { mayHaveNextPage, PAGE_SIZES } from '@storefront/shared/rules/paging';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../common/format-moment';
import { ListStates } from '../../common/ListStates';
import { Pager } from '../../common/Pager';
import { Rows, SectionTitle } from './customer-style';
import { movementWords, signedPoints } from './movement-words';

/** The ledger of a customer's points, newest first, and what expires next (C20). */
export function CustomerPoints({ userId }: { readonly userId: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(callQuery('getCustomerPoints', { params: { id: userId }, query: { page } }));
  const { movements = [], expiring = [] } = query.data ?? {};
  const [next] = expiring;
  const hasNext = mayHaveNextPage(movements.length, PAGE_SIZES.pointMovements);
  const list = {
    isPending: query.isPending,
    isFetching: query.isFetching,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
  };
  return (
    <section aria-labelledby="customer-points">
      <SectionTitle id="customer-points">Points</SectionTitle>
      <ListStates
        list={list}
        what="points"
        failure="Failed to load points"
        empty={movements.length > 0 ? null : page > 1 ? 'No more points' : 'No points yet'}
      >
        {next && (
          <p>
            {next.points} points expire on {formatDay(next.expiresAt)}.
          </p>
        )}
        <Rows aria-label="Points">
          {movements.map((movement) => (
            <li key={movement._id}>
              <span>{formatDay(movement.at)}</span>
              <b>{signedPoints(movement.points)}</b>
              <bdi>{movementWords(movement)}</bdi>
            </li>
          ))}
        </Rows>
      </ListStates>
      {(page > 1 || hasNext) && (
        <Pager
          page={page}
          rowCount={movements.length}
          hasNext={hasNext}
          onGo={(to) => setPage(Math.max(1, to))}
        />
      )}
    </section>
  );
}
