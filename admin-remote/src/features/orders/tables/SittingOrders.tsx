import type { SittingOrder } from '@storefront/shared/contract/entities/table';
import { Link } from '@storefront/shared/router';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import styled from 'styled-components';
import { codeOf, orderAddress } from '../../../common/order-address';
import { guestText, roundText } from './table-words';

interface SittingOrdersProps {
  readonly orders: readonly SittingOrder[];
  /** Accessible name of the list. */
  readonly label: string;
}

/** The orders of a party, oldest first: code, guest, how it stands, and sum. The code leads to the order. */
export const SittingOrders = ({ orders, label }: SittingOrdersProps) => (
  <List aria-label={label}>
    {orders.map((order) => (
      <li key={order._id} data-ready={order.step === 'ready' || undefined}>
        <span>
          <Link to={orderAddress(order)}>{codeOf(order)}</Link> <bdi>{guestText(order)}</bdi>
        </span>
        <span>{roundText(order)}</span>
        <span translate="no">{formatRupees(toPaisa(order.totalAmount))}</span>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0 10px;
    min-height: var(--tap);
    border-top: 1px solid var(--line);
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums lining-nums;
  }

  /* With large text step and sum stand below code and guest. */
  li > span:first-child {
    flex: 1 1 7em;
    min-width: 0;
    padding-block: 6px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  li > span:nth-child(2) {
    color: var(--muted);
  }

  /* It waits at the counter to be brought. */
  li[data-ready] > span:nth-child(2) {
    font-weight: 650;
    color: var(--accent-text);
  }

  a {
    padding-block: 12px;
    font-weight: 650;
    letter-spacing: 0.03em;
    color: var(--ink);
  }
`;
