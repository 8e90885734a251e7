import type { Order } from '@storefront/shared/contract/entities/order';
import { cleanRequests } from '@storefront/shared/rules/text';
import { Button } from '@storefront/shared/ui/Button';
import { phoneIcon } from '@storefront/shared/ui/frame-icons';
import { Icon } from '@storefront/shared/ui/Icon';
import { memo, useRef } from 'react';
import { codeOf, orderAnchor } from '../../../common/order-address';
import { customerName, phoneLink } from '../../../common/order-words';
import { toCollect } from '../../../common/payment-words';
import { AgeChip } from '../board/AgeChip';
import { nameOf } from '../board/board-words';
import { Card, Head, Pay } from '../board/card-style';
import type { Lane } from '../board/lanes';
import { handOver } from '../board/next-action';
import { ageToPromise, orderAge } from '../board/order-age';
import { useBoardMove } from '../board/use-board-move';
import { PaymentState } from '../PaymentState';
import { useTakeFocus } from '../steady/use-take-focus';
import { bagText, collectText, dueText } from './delivery-places';
import { Call, Done, Where } from './rider-style';

interface RiderCardProps {
  readonly order: Order;
  readonly lane: Lane;
  readonly now: number;
  /** True while there is no network: changes wait. */
  readonly isWaiting: boolean;
}

/** A delivery: person, address, phone, bag, sum to collect, and one large button (C234). */
export const RiderCard = memo(function RiderCard({ order, lane, now, isWaiting }: RiderCardProps) {
  const card = useRef<HTMLElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const { isBusy, move } = useBoardMove(order, lane, card);
  useTakeFocus(order._id, control);

  const action = handOver(order);
  const { word, note } = action;
  const age = ageOf(order, lane, now);
  const due = dueText(order);
  const address = cleanRequests(order.address);
  const phone = cleanRequests(order.phone);
  return (
    <Card
      ref={card}
      id={orderAnchor(order._id)}
      aria-label={nameOf(order)}
      data-late={age.urgency === 'late' || undefined}
    >
      <Head>
        <h3>
          <bdi>{customerName(order)}</bdi>
        </h3>
        <AgeChip age={age} />
        <p>
          <b translate="no">{codeOf(order)}</b>
          {due && <span>{`, ${due}`}</span>}
        </p>
      </Head>
      <Where>
        {address && <bdi>{address}</bdi>}
        <small>{bagText(order)}</small>
        {phone && (
          <Call href={phoneLink(phone)} aria-label={`Call ${customerName(order)}, ${phone}`}>
            <Icon path={phoneIcon} size={20} />
            <span>{phone}</span>
          </Call>
        )}
      </Where>
      <PaymentState order={order} isWaiting={isWaiting} />
      <Pay>
        <span>{toCollect(order) > 0 ? 'To collect' : 'Nothing to collect'}</span>
        <b>{collectText(order)}</b>
      </Pay>
      <Done>
        <Button
          ref={control}
          size="lg"
          block
          busy={isBusy}
          disabled={isWaiting}
          aria-label={`${note ? `${word}, ${note}` : word}: ${nameOf(order)}`}
          onClick={() => void move(action)}
        >
          <span>
            <span>{word}</span>
            {note && <small>{note}</small>}
          </span>
        </Button>
      </Done>
    </Card>
  );
});

/** Returns the minutes to the promised time, because that is what the customer waits for; else how long it waits. */
const ageOf = (order: Order, lane: Lane, now: number) =>
  order.promisedAt ? ageToPromise(order.promisedAt, now) : orderAge(order, lane, now);
