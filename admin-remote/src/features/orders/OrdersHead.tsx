import type { OrderStatus } from '@storefront/shared/contract/entities/order';
import { formatRupees } from '@storefront/shared/rules/money';
import { isOrderStatus, ORDER_STATUSES } from '@storefront/shared/rules/orders';
import { Select } from '@storefront/shared/ui/Select';
import { StatusPill } from '@storefront/shared/ui/StatusPill';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { statusWords } from '../../common/order-words';
import { TabHead } from '../../common/TabHead';
import { type OrderCount, useOrderCount } from '../../common/use-order-count';
import type { OrderFilter } from './find/order-filter';

interface OrdersHeadProps {
  readonly status: OrderFilter['status'];
  readonly onStatus: (status: OrderFilter['status']) => void;
  /** News about the list. It stands in the place of the sum, so that no row moves. */
  readonly news: ReactNode;
}

const sumText = (status: OrderStatus, { text, totalPaisa, hasMore }: OrderCount): string =>
  `${text} ${status}, ${hasMore ? 'more than ' : ''}${formatRupees(totalPaisa)}`;

const OPEN = ['pending', 'processing'] as const;

const isFilter = (value: string): value is OrderFilter['status'] =>
  value === 'all' || value === 'sold' || isOrderStatus(value);

/** Title, status filter (§2) and the counts of open orders, which filter too. */
export function OrdersHead({ status, onStatus, news }: OrdersHeadProps) {
  const open = { pending: useOrderCount('pending'), processing: useOrderCount('processing') };
  const counted = OPEN.find((each) => each === status);
  const shown = counted && open[counted];
  return (
    <TabHead title="Orders">
      <Filter $status={status}>
        <Select
          aria-label="Show orders with status"
          value={status}
          onChange={({ target }) => isFilter(target.value) && onStatus(target.value)}
        >
          {ORDER_STATUSES.map((each) => (
            <option key={each} value={each}>
              {statusWords[each]}
            </option>
          ))}
          <option value="all">All</option>
          {status === 'sold' && <option value="sold">Sold</option>}
        </Select>
      </Filter>
      <Legend>
        {OPEN.map((each) => (
          <button key={each} type="button" aria-pressed={status === each} onClick={() => onStatus(each)}>
            <StatusPill status={each} count={open[each]?.text} />
          </button>
        ))}
      </Legend>
      <Sum>{news || (shown && sumText(counted, shown))}</Sum>
    </TabHead>
  );
}

const Filter = styled.span<{ $status: OrderFilter['status'] }>`
  position: relative;
  margin-left: auto;

  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    left: 14px;
    top: 17px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${({ $status }) => ($status === 'all' || $status === 'sold' ? 'var(--muted)' : `var(--${$status}-dot)`)};
    pointer-events: none;
  }

  && select {
    min-width: 172px;
    padding-left: 34px;
    font-weight: 600;
  }

  @media (min-width: 1024px) {
    margin-left: 0;
  }
`;

const Legend = styled.div`
  display: none;
  gap: 8px;

  > button {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    border-radius: var(--r-pill);
  }

  > button > span {
    min-width: 7.75rem;
  }

  > button[aria-pressed='true'] > span {
    box-shadow: 0 0 0 2px var(--surface), 0 0 0 3.5px currentColor;
  }

  @media (min-width: 1024px) {
    display: flex;
  }
`;

const Sum = styled.div`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  min-height: var(--tap);
  font-size: var(--t-small);
  color: var(--muted);
  font-variant-numeric: tabular-nums lining-nums;

  @media (min-width: 1024px) {
    flex: none;
    margin-left: auto;
  }
`;
