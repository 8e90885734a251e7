import type { Order } from '@storefront/shared/contract/entities/order';
import { orderCode } from '@storefront/shared/rules/orders';
import styled, { keyframes } from 'styled-components';

/** What row and card of an order are given. */
export interface OrderViewProps {
  readonly order: Order;
  /** The running number over all pages (C71). */
  readonly number: number;
  readonly isFresh: boolean;
  readonly now: number | null;
  readonly onEdit: (order: Order) => void;
  readonly onDelete: (order: Order) => void;
  readonly onPrint: (order: Order) => void;
}

/** The short stable code beside the running number (C71). */
export const codeOf = (order: Order): string => order.code ?? orderCode(order._id);

/** A telephone link of what a customer typed: digits and a plus, nothing else (P63). */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

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

/** How the ground of a new order arrives. */
export const glow = keyframes`
  from { background: color-mix(in srgb, var(--marigold) 45%, var(--surface)); }
`;
