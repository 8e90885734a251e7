import type { Order } from '@storefront/shared/contract/entities/order';
import { callQuery } from '@storefront/shared/query/call-query';
import { Link } from '@storefront/shared/router';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { orderItemName } from '@storefront/shared/rules/orders';
import { mayHaveNextPage, PAGE_SIZES } from '@storefront/shared/rules/paging';
import { StatusPill } from '@storefront/shared/ui/StatusPill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { listStateOf } from '../../common/list-state';
import { codeOf, orderAddress } from '../../common/order-address';
import { PagedSection } from './PagedSection';

const itemsOf = ({ item }: Order) =>
  item.map((line) => `${line.quantity}× ${orderItemName(line)}`).join(', ');

/** Lists the orders of one customer, newest first, each as a link to the Orders tab. A server without this filter returns orders of others too. */
export function CustomerOrders({ userId }: { readonly userId: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(callQuery('listOrders', { query: { page, user: userId } }));
  const received = query.data ?? [];
  const orders = received.filter(({ user }) => user === userId);
  /** Such a server does not search either: its list must be open at the page that holds the order. */
  const isUnfiltered = orders.length < received.length;
  const linkOf = (order: Order) => orderAddress(order, isUnfiltered ? { page: String(page) } : {});
  return (
    <PagedSection
      title="Orders"
      list={listStateOf(query)}
      page={page}
      onGo={setPage}
      hasNext={mayHaveNextPage(received.length, PAGE_SIZES.adminOrders)}
      rows={orders.map((order) => (
        <li key={order._id}>
          <span>
            <Link to={linkOf(order)}>{codeOf(order)}</Link> ·{' '}
            <Time translate="no">{formatDateTime(order.createdAt, null)}</Time>
          </span>
          <b translate="no">{formatRupees(toPaisa(order.totalAmount))}</b>
          <bdi>{itemsOf(order)}</bdi>
          <StatusPill status={order.status} />
        </li>
      ))}
    />
  );
}

const Time = styled.span`
  white-space: nowrap;
`;
