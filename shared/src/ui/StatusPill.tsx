import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OrderStatus } from '../contract/entities/order';

export interface StatusPillProps {
  status: OrderStatus;
  /** Replaces the default word of the status. */
  children?: ReactNode;
  /** Number of orders in this status, such as 7 or `100+`. */
  count?: number | string | undefined;
  className?: string | undefined;
}

const words: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The status of an order as a coloured dot and a word (§4), never colour alone. */
export function StatusPill({ status, children, count, className }: StatusPillProps) {
  return (
    <Pill $status={status} className={className}>
      <span>{children ?? words[status]}</span>
      {count !== undefined && <Count translate="no">{count}</Count>}
    </Pill>
  );
}

const Pill = styled.span<{ $status: OrderStatus }>`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  height: 28px;
  padding: 0 10px 0 9px;
  border-radius: 14px;
  background: ${({ $status }) => `var(--${$status}-bg)`};
  color: ${({ $status }) => `var(--${$status}-ink)`};
  font-size: var(--t-micro);
  font-weight: 650;
  white-space: nowrap;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ $status }) => `var(--${$status}-dot)`};
  }
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
`;
