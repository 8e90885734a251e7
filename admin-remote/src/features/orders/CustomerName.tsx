import { readRuntimeConfig } from '@storefront/shared/config';
import type { Order } from '@storefront/shared/contract/entities/order';
import { Link } from '@storefront/shared/router';
import styled from 'styled-components';
import { customerAddress } from '../../common/customer-address';
import { customerName } from '../../common/order-words';

/** Who ordered; an account with a name leads to its page, which only our server has (C300). */
export function CustomerName({ order }: { readonly order: Order }) {
  const name = <bdi>{customerName(order)}</bdi>;
  if (!readRuntimeConfig().ownServer || !order.user || !order.fullName) return name;
  return <Name to={customerAddress(order.user)}>{name}</Name>;
}

const Name = styled(Link)`
  display: inline-block;
  /* 44 px to touch, without moving the text. */
  margin-block: -12px;
  padding-block: 12px;
  color: inherit;
  text-decoration: underline dotted;
  text-decoration-color: var(--edge);
  text-underline-offset: 4px;
`;
