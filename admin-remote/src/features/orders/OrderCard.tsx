import { readRuntimeConfig } from '@storefront/shared/config';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { formatRupees } from '@storefront/shared/rules/money';
import { EmailText } from '@storefront/shared/ui/EmailText';
import { codeOf, orderAnchor } from '../../common/order-address';
import { deliveryText, owesText, phoneLink, slotWords } from '../../common/order-words';
import { toCollect } from '../../common/payment-words';
import { RowNote } from '../../common/RowNote';
import { CustomerName } from './CustomerName';
import { OpenMark } from './OpenElsewhere';
import { OrderActions } from './OrderActions';
import { OrderLines } from './OrderLines';
import { Card, Code, Contact, Foot, Head, Sub } from './order-card-style';
import { NewTag, type OrderViewProps, OwesTag } from './order-parts';
import { PaymentState } from './PaymentState';
import { StatusSelect } from './StatusSelect';
import { TableCheck } from './TableCheck';

/** An order as a card, below 1280 px. The total is the sum to collect (C21). */
export function OrderCard(props: OrderViewProps) {
  const { order, number, isFresh, now } = props;
  const place = deliveryText(order);
  const owes = owesText(order.pointsOwed);
  return (
    <Card id={orderAnchor(order._id)} data-fresh={isFresh || undefined}>
      <Head>
        <CustomerName order={order} />
        <span>
          {isFresh && <NewTag>New</NewTag>} {owes && <OwesTag>{owes}</OwesTag>}
        </span>
        <b translate="no">{formatRupees(toCollect(order))}</b>
        <Sub>
          <Code>{codeOf(order)}</Code>
          <span>{` · ${formatDateTime(order.createdAt, now)}`}</span>
          {place && (
            <span>
              {' '}
              · <bdi>{place}</bdi>
            </span>
          )}{' '}
          <span>·</span>{' '}
          <OpenMark id={order._id} isShort>
            <span>{`No.\u00a0${number}`}</span>
          </OpenMark>
          {order.slotAt && <RowNote>{slotWords(order, now)}</RowNote>}
        </Sub>
      </Head>
      <TableCheck order={order} />
      <PaymentState order={order} />
      <OrderLines items={order.item} />
      {(order.phone || order.address || order.email || order.mailFailed) && (
        <Contact>
          {order.phone && <a href={phoneLink(order.phone)}>{order.phone}</a>}
          {order.address && <bdi>{order.address}</bdi>}
          {order.email && <EmailText email={order.email} />}
          {order.mailFailed && <RowNote>Mail not delivered</RowNote>}
        </Contact>
      )}
      <Foot>
        <StatusSelect order={order} name={`order ${codeOf(order)}`} />
        <OrderActions {...props} hasHistory={readRuntimeConfig().ownServer} />
      </Foot>
    </Card>
  );
}
