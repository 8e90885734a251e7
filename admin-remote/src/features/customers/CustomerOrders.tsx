import type { Order } from '@storefront/shared/contract/entities/order';
import { callQuery } from '@storefront/shared/query/call-query';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { orderCode } from '@storefront/shared/rules/order-code';
import { orderItemName } from '@storefront/shared/rules/order-item-name';
import { mayHaveNextPage, PAGE_SIZES } from '@storefront/shared/rules/paging';
import { StatusPill } from '@storefront/shared/ui/StatusPill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { formatMoment } from '../../common/format-moment';
import { ListStates } from '../../common/ListStates';
import { Pager } from '../../common/Pager';

const itemsOf = ({ item }: Order) =>
  item.map((line) => `${line.quantity}× ${orderItemName(line)}`).join(', ');

/** The orders of one customer, newest first; a server that knows no filter by customer shows those it happens to send. */
export function CustomerOrders({ userId }: { readonly userId: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(callQuery('listOrders', { query: { page, user: userId } }));
  const received = query.data ?? [];
  const orders = received.filter(({ user }) => user === userId);
  const list = {
    isPending: query.isPending,
    isFetching: query.isFetching,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
  };
  return (
    <section aria-labelledby="customer-orders">
      <Title id="customer-orders">Orders</Title>
      <ListStates
        list={list}
        what="orders"
        failure="Failed to load orders"
        empty={orders.length > 0 ? null : page > 1 ? 'No more orders' : 'No orders yet'}
      >
        <Rows aria-label="Orders">
          {orders.map((order) => (
            <li key={order._id}>
              <span>
                {order.code ?? orderCode(order._id)} · {formatMoment(order.createdAt, null)}
              </span>
              <b>{formatRupees(toPaisa(order.totalAmount))}</b>
              <bdi>{itemsOf(order)}</bdi>
              <StatusPill status={order.status} />
            </li>
          ))}
        </Rows>
      </ListStates>
      <Pager
        page={page}
        rowCount={orders.length}
        hasNext={mayHaveNextPage(received.length, PAGE_SIZES.adminOrders)}
        onGo={(next) => setPage(Math.max(1, next))}
      />
    </section>
  );
}

const Title = styled.h3`
  margin-bottom: 8px;
  font-size: 1.125rem;
`;

const Rows = styled.ul`
  border-top: 1px solid var(--line);

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    padding-block: 10px;
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums lining-nums;
  }

  li > span:first-child {
    font-size: var(--t-small);
    color: var(--muted);
  }

  b {
    text-align: right;
    white-space: nowrap;
  }

  bdi {
    overflow-wrap: anywhere;
  }
`;
