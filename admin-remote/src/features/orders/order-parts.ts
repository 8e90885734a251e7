import type { Order } from '@storefront/shared/contract/entities/order';
import styled, { keyframes } from 'styled-components';

/** Props of an order's row and card. */
export interface OrderViewProps {
  readonly order: Order;
  /** Running number over all pages (C71). */
  readonly number: number;
  readonly isFresh: boolean;
  readonly now: number;
  readonly onEdit: (order: Order) => void;
  readonly onDelete: (order: Order) => void;
  readonly onPrint: (order: Order) => void;
  readonly onHistory: (order: Order) => void;
}

/** Returns the lines with React keys: their ids, or their positions with a server that sends no ids (§3). */
export const withKeys = <L extends { readonly _id?: string }>(lines: readonly L[]) =>
  lines.map((line, index) => ({ key: line._id ?? `line ${index}`, line }));

export const NewTag = styled.span`
  display: inline-block;
  padding: 1px 7px;
  border-radius: 9px;
  background: var(--marigold);
  color: var(--on-marigold);
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.4;
`;

/** What a customer owes, beside the name. */
export const OwesTag = styled.span`
  display: inline-block;
  padding: 1px 7px;
  border-radius: 9px;
  background: var(--error-soft);
  color: var(--error);
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.4;
`;

/** Background animation of a new order. */
export const glow = keyframes`
  from { background: color-mix(in srgb, var(--marigold) 45%, var(--surface)); }
`;
