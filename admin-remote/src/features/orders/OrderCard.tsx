import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { formatDateTime } from '../../common/format-date-time';
import { orderAnchor } from '../../common/order-anchor';
import { customerName, deliveryText, phoneLink } from '../../common/order-words';
import { OrderActions } from './OrderActions';
import { OrderLines } from './OrderLines';
import { Card, Code, Contact, Foot, Head, Sub } from './order-card-style';
import { codeOf, NewTag, type OrderViewProps } from './order-parts';
import { StatusSelect } from './StatusSelect';
import { TableCheck } from './TableCheck';

/** An order as a card, below 1280 px. The total is the sum to collect (C21). */
export function OrderCard(props: OrderViewProps) {
  const { order, number, isFresh, now } = props;
  const place = deliveryText(order);
  return (
    <Card id={orderAnchor(order._id)} data-fresh={isFresh || undefined}>
      <Head>
        <bdi>{customerName(order)}</bdi>
        <span>{isFresh && <NewTag>New</NewTag>}</span>
        <b>{formatRupees(toPaisa(order.totalAmount))}</b>
        <Sub>
          <Code>{codeOf(order)}</Code> · {formatDateTime(order.createdAt, now)}
          {place && (
            <>
              {' '}
              · <bdi>{place}</bdi>
            </>
          )}{' '}
          · No. {number}
        </Sub>
      </Head>
      <TableCheck order={order} />
      <OrderLines items={order.item} />
      {(order.phone || order.address || order.email) && (
        <Contact>
          {order.phone && <a href={phoneLink(order.phone)}>{order.phone}</a>}
          {order.address && <bdi>{order.address}</bdi>}
          {order.email && <bdi>{order.email}</bdi>}
        </Contact>
      )}
      <Foot>
        <StatusSelect order={order} name={`order ${codeOf(order)}`} />
        <OrderActions {...props} />
      </Foot>
    </Card>
  );
}
