import { callQuery } from '@storefront/shared/query/call-query';
import { Link } from '@storefront/shared/router';
import { formatDay } from '@storefront/shared/rules/format-date-time';
import { mayHaveNextPage, PAGE_SIZES } from '@storefront/shared/rules/paging';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customerAddress } from '../../../common/customer-address';
import { listStateOf } from '../../../common/list-state';
import { PagedSection } from '../PagedSection';
import { referralWords } from './referral-words';

/** Lists the friends whom a customer invited, newest first, each as a link to their page. */
export function Referrals({ userId }: { readonly userId: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(callQuery('listReferrals', { params: { id: userId }, query: { page } }));
  const friends = query.data ?? [];
  return (
    <PagedSection
      title="Referrals"
      list={listStateOf(query)}
      page={page}
      onGo={setPage}
      hasNext={mayHaveNextPage(friends.length, PAGE_SIZES.referrals)}
      rows={friends.map(({ _id, fullName, at, status }) => (
        <li key={_id}>
          <span>{`Joined ${formatDay(at)}`}</span>
          <b>{referralWords[status]}</b>
          <Link to={customerAddress(_id)}>
            <bdi>{fullName}</bdi>
          </Link>
        </li>
      ))}
    />
  );
}
