import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { Select } from '@storefront/shared/ui/Select';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OrderCard } from './OrderCard';
import { Cards, Top } from './orders-list-style';

interface OrdersListProps {
  readonly orders: readonly FollowedOrder[];
  /** Orders of the year, or of all; null until it is known. */
  readonly total: number | null;
  /** Years with orders, latest first. */
  readonly years: readonly number[];
  /** The chosen year; null for all. */
  readonly year: number | null;
  readonly onYear: (year: number | null) => void;
  /** When the list was read, ms. */
  readonly readAt: number;
  /** The button for older orders, if there are any. */
  readonly more: ReactNode;
}

/** A member's orders as cards, with their number and, over several years, a choice of year. */
export function OrdersList({ orders, total, years, year, onYear, readAt, more }: OrdersListProps) {
  const now = useMinute() ?? readAt;
  const count = total !== null && `${total} ${total === 1 ? 'order' : 'orders'}`;
  return (
    <>
      <Top>
        <span role="status">{count && (year === null ? count : `${count} in ${year}`)}</span>
        {(years.length > 1 || year !== null) && (
          <Select
            aria-label="Year"
            value={year ?? ''}
            onChange={({ target }) => onYear(Number(target.value) || null)}
          >
            <option value="">All years</option>
            {[...new Set(year === null ? years : [...years, year])]
              .sort((one, other) => other - one)
              .map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
          </Select>
        )}
      </Top>
      <Cards>
        {orders.map((order) => (
          <OrderCard key={order.code} order={order} readAt={readAt} now={now} />
        ))}
      </Cards>
      {more && <More>{more}</More>}
    </>
  );
}

const More = styled.div`
  display: grid;
  justify-content: center;
  margin-top: 20px;
`;
