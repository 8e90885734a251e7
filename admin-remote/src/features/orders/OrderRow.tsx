import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import styled from 'styled-components';
import { formatDateTime } from '../../common/format-date-time';
import { orderAnchor } from '../../common/order-anchor';
import { customerName, deliveryText } from '../../common/order-words';
import { OrderActions } from './OrderActions';
import { OrderLines } from './OrderLines';
import { codeOf, glow, NewTag, type OrderViewProps } from './order-parts';
import { StatusSelect } from './StatusSelect';
import { TableCheck } from './TableCheck';

const None = () => <Quiet>None</Quiet>;

/** An order as a table row (§2 "Orders tab"). The total is the sum to collect (C21). */
export function OrderRow(props: OrderViewProps) {
  const { order, number, isFresh, now } = props;
  return (
    <Row id={orderAnchor(order._id)} data-fresh={isFresh || undefined}>
      <NumberCell>
        <Code>{codeOf(order)}</Code>
        {number}
      </NumberCell>
      <td>
        <Customer>{customerName(order)}</Customer>
        {isFresh && <NewTag>New</NewTag>}
        <TableCheck order={order} />
      </td>
      <td>
        <OrderLines items={order.item} />
      </td>
      <td data-align="right">
        <Total title="To collect">{formatRupees(toPaisa(order.totalAmount))}</Total>
      </td>
      <td>
        <time dateTime={order.createdAt}>{formatDateTime(order.createdAt, now)}</time>
      </td>
      <td>{order.email ? <bdi>{order.email}</bdi> : <None />}</td>
      <td>{order.phone ? <bdi>{order.phone}</bdi> : <None />}</td>
      <td>{order.address ? <bdi>{order.address}</bdi> : <None />}</td>
      <td>
        <bdi>{deliveryText(order)}</bdi>
      </td>
      <Control>
        <StatusSelect order={order} name={`order ${codeOf(order)}`} />
      </Control>
      <Control>
        <OrderActions {...props} />
      </Control>
    </Row>
  );
}

const Row = styled.tr`
  scroll-margin-block: 96px;
  font-variant-numeric: tabular-nums lining-nums;

  &[data-fresh] > td {
    background: var(--fresh);

    @media (prefers-reduced-motion: no-preference) {
      animation: ${glow} 1.6s var(--ease);
    }
  }

  &[data-fresh] > td:first-child {
    box-shadow: inset 4px 0 0 var(--marigold);
  }
`;

/** The code lasts; the row number below it changes with every new order. */
const Code = styled.b`
  display: block;
  font-size: 0.9375rem;
  color: var(--ink);
  white-space: nowrap;
`;

const Customer = styled.bdi`
  display: block;
  font-weight: 600;
`;

const Total = styled.span`
  font-weight: 650;
  white-space: nowrap;
`;

const Quiet = styled.span`
  color: var(--muted);
`;

const NumberCell = styled.td`
  color: var(--muted);
`;

const Control = styled.td`
  && {
    padding-block: 0;
  }
`;
