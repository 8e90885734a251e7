import { callQuery } from '@storefront/shared/query/call-query';
import { sumByDay } from '@storefront/shared/rules/expiry';
import { formatDay } from '@storefront/shared/rules/format-date-time';
import { mayHaveNextPage, PAGE_SIZES } from '@storefront/shared/rules/paging';
import { Notice } from '@storefront/shared/ui/Notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listStateOf } from '../../common/list-state';
import { movementWords, signedPoints } from './movement-words';
import { PagedSection } from './PagedSection';

/** Shows the points ledger of a customer, newest first, and the next expiry (C20). */
export function CustomerPoints({ userId }: { readonly userId: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(callQuery('getCustomerPoints', { params: { id: userId }, query: { page } }));
  const { movements = [], expiring = [], owed = 0 } = query.data ?? {};
  const [next] = sumByDay(expiring);
  return (
    <PagedSection
      title="Points"
      list={listStateOf(query)}
      page={page}
      onGo={setPage}
      hasNext={mayHaveNextPage(movements.length, PAGE_SIZES.pointMovements)}
      note={
        <>
          {owed > 0 && (
            <Notice kind="warning" title={`${owed} ${owed === 1 ? 'point is' : 'points are'} owed`}>
              <p>
                Points of an order were taken back after they had been spent. What this customer earns next
                pays them off first.
              </p>
            </Notice>
          )}
          {next && (
            <p>
              {`${next.points} ${next.points === 1 ? 'point expires' : 'points expire'} on ${formatDay(next.expiresAt)}.`}
            </p>
          )}
        </>
      }
      rows={movements.map((movement) => (
        <li key={movement._id}>
          <span translate="no">{formatDay(movement.at)}</span>
          <b>{signedPoints(movement.points)}</b>
          <bdi>{movementWords(movement)}</bdi>
        </li>
      ))}
    />
  );
}
