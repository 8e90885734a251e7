import type { Order } from '@storefront/shared/contract/entities/order';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { POINT_VALUE_PAISA } from '@storefront/shared/rules/points';
import styled from 'styled-components';
import type { DraftSums } from './draft';

interface OrderSumsProps {
  readonly order: Order;
  readonly sums: DraftSums;
}

/** Shows both sums of an order (C21): price times quantity (§9), and the sum to collect. */
export function OrderSums({ order, sums }: OrderSumsProps) {
  const { deliveryFee } = order;
  const { redeemedPoints } = sums;
  return (
    <List>
      <dt>Price × quantity</dt>
      <dd translate="no">{formatRupees(sums.goods)}</dd>
      {sums.happy > 0 && (
        <>
          <dt>Happy hour</dt>
          <dd translate="no">{formatRupees(-sums.happy)}</dd>
        </>
      )}
      {order.coupon && (
        <>
          <dt>{`Code ${order.coupon.code}`}</dt>
          <dd translate="no">{formatRupees(-sums.coupon)}</dd>
        </>
      )}
      {deliveryFee ? (
        <>
          <dt>Delivery fee</dt>
          <dd translate="no">{formatRupees(toPaisa(deliveryFee))}</dd>
        </>
      ) : null}
      {redeemedPoints > 0 && (
        <>
          <dt>Points redeemed</dt>
          <dd translate="no">{formatRupees(-redeemedPoints * POINT_VALUE_PAISA)}</dd>
        </>
      )}
      {order.paymentStatus === 'confirmed' && order.paidAmount ? (
        <>
          <dt>Paid</dt>
          <dd translate="no">{formatRupees(-toPaisa(order.paidAmount))}</dd>
        </>
      ) : null}
      <dt data-main>To collect</dt>
      <dd data-main>{sums.toCollect === null ? 'When saved' : formatRupees(sums.toCollect)}</dd>
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px 16px;

  dt {
    color: var(--muted);
  }

  dd {
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
  }

  [data-main] {
    color: var(--ink);
    font-size: 1.0625rem;
    font-weight: 650;
  }
`;
