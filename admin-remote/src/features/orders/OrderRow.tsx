import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { formatRupees } from '@storefront/shared/rules/money';
import { EmailText } from '@storefront/shared/ui/EmailText';
import styled from 'styled-components';
import { codeOf, orderAnchor } from '../../common/order-address';
import { deliveryText, owesText, slotWords } from '../../common/order-words';
import { toCollect } from '../../common/payment-words';
import { RowNote } from '../../common/RowNote';
import { CustomerName } from './CustomerName';
import { OpenMark } from './OpenElsewhere';
import { OrderActions } from './OrderActions';
import { OrderCode } from './OrderCode';
import { OrderLines } from './OrderLines';
import { glow, NewTag, type OrderViewProps, OwesTag } from './order-parts';
import { PaymentState } from './PaymentState';
import { StatusSelect } from './StatusSelect';
import { TableCheck } from './TableCheck';

const None = () => <Quiet>None</Quiet>;

/** An order as a table row (§2 "Orders tab"). The total is the sum to collect (C21). */
export function OrderRow(props: OrderViewProps) {
  const { order, number, isFresh, now } = props;
  const owes = owesText(order.pointsOwed);
  return (
    <Row id={orderAnchor(order._id)} data-fresh={isFresh || undefined}>
      <NumberCell>
        <CodeLine>
          <OrderCode {...props} />
        </CodeLine>
        <span>{number}</span>
        <OpenMark id={order._id} isShort />
      </NumberCell>
      <td>
        <Customer>
          <CustomerName order={order} />
        </Customer>
        {isFresh && <NewTag>New</NewTag>}
        {owes && <OwesTag>{owes}</OwesTag>}
        <TableCheck order={order} />
      </td>
      <td>
        <OrderLines items={order.item} />
        <PaymentState order={order} />
      </td>
      <td data-align="right">
        <Total translate="no" title="To collect">
          {formatRupees(toCollect(order))}
        </Total>
      </td>
      <td>
        <time translate="no" dateTime={order.createdAt}>
          {formatDateTime(order.createdAt, now)}
        </time>
        {order.slotAt && <RowNote>{slotWords(order, now)}</RowNote>}
      </td>
      <td>
        {order.email ? <EmailText email={order.email} /> : <None />}
        {order.mailFailed && <RowNote>Mail not delivered</RowNote>}
      </td>
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

/** The row number below it changes with every new order. */
const CodeLine = styled.span`
  display: block;

  b {
    font-size: 0.9375rem;
  }
`;

const Customer = styled.span`
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
