import { readRuntimeConfig } from '@storefront/shared/config';
import styled from 'styled-components';
import { codeOf } from '../../common/order-address';
import type { OrderViewProps } from './order-parts';

/** The code of an order, which lasts; with our server it opens the order's history (C216). */
export function OrderCode({ order, onHistory }: Pick<OrderViewProps, 'order' | 'onHistory'>) {
  const code = codeOf(order);
  if (!readRuntimeConfig().ownServer) return <Code translate="no">{code}</Code>;
  return (
    <Opener type="button" aria-label={`History of ${code}`} onClick={() => onHistory(order)}>
      <Code translate="no">{code}</Code>
    </Opener>
  );
}

const Code = styled.b`
  font-size: 1rem;
  color: var(--ink);
  white-space: nowrap;
`;

const Opener = styled.button`
  display: inline-block;
  /* 44 px to touch, without moving the text. */
  margin: -12px -8px;
  padding: 12px 8px;

  b {
    text-decoration: underline dotted;
    text-decoration-color: var(--edge);
    text-underline-offset: 4px;
  }
`;
