import { readRuntimeConfig } from '@storefront/shared/config';
import type { Order } from '@storefront/shared/contract/entities/order';
import { momentText } from '@storefront/shared/ordering/order-news';
import { formatRupees } from '@storefront/shared/rules/money';
import { orderKind } from '@storefront/shared/rules/order-search';
import { Button } from '@storefront/shared/ui/Button';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { moreIcon } from '@storefront/shared/ui/icons';
import { memo, useRef, useState } from 'react';
import { codeOf, orderAnchor } from '../../../common/order-address';
import { owesText, slotWords } from '../../../common/order-words';
import { toCollect } from '../../../common/payment-words';
import { useMay } from '../../../common/use-may';
import { CancelOrderDialog } from '../CancelOrderDialog';
import { OrderHistoryDialog } from '../history/OrderHistoryDialog';
import { OpenMark } from '../OpenElsewhere';
import { OwesTag } from '../order-parts';
import { PaymentState } from '../PaymentState';
import { PrintSheet } from '../print/PrintSheet';
import { useTakeFocus } from '../steady/use-take-focus';
import { TableCheck } from '../TableCheck';
import { Accept } from './Accept';
import { AgeChip } from './AgeChip';
import { BoardLines } from './BoardLines';
import { callWords, nameOf, personText, placeText } from './board-words';
import { CardMenu } from './CardMenu';
import { Card, Foot, Head, Pay } from './card-style';
import { type Refusal, setStatus } from './change-step';
import { type Lane, laneOf, tellsStep } from './lanes';
import { NextStep } from './NextStep';
import { orderAge } from './order-age';
import { DELAY_MINUTES, type Pacing } from './promise';
import { RefuseOrderDialog } from './RefuseOrderDialog';
import { SoldOutLines } from './SoldOutLines';
import { useBoardMove } from './use-board-move';
import { useDelay } from './use-delay';
import { dishesOf } from './use-sold-out';

type Opened = 'menu' | 'soldOut' | 'cancel' | 'print' | 'history' | null;

interface BoardCardProps {
  readonly order: Order;
  readonly lane: Lane;
  readonly now: number;
  readonly isFresh: boolean;
  readonly pacing: Pacing;
  /** True while there is no network: changes wait. */
  readonly isWaiting: boolean;
}

/** An order on the board: place and age, lines, money, and its next step as one large button (C209). */
export const BoardCard = memo(function BoardCard({
  order,
  lane,
  now,
  isFresh,
  pacing,
  isWaiting,
}: BoardCardProps) {
  const card = useRef<HTMLElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const { isBusy, move, change } = useBoardMove(order, lane, card);
  const { delay, undo, canUndo } = useDelay(order, change);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const { ownServer } = readRuntimeConfig();
  const may = useMay();
  useTakeFocus(order._id, control);

  const age = orderAge(order, lane, now);
  const canMove = lane === 'new' || lane === 'ready' ? may('acceptOrders') : may('prepareOrders');
  const hasDelay = may('acceptOrders') && tellsStep(order) && (lane === 'accepted' || lane === 'preparing');
  const cancel = (refusal: Refusal = {}) =>
    void move(
      {
        word: lane === 'new' ? 'Refuse' : 'Cancel',
        make: (current) => setStatus(current, 'cancelled', refusal),
        isDone: ({ status }) => status === 'cancelled',
      },
      refusal.soldOut,
    );
  // A server that knows only §7 has no reasons, so nobody is asked for one (C201).
  const askCancel = () => (order.cancelReason === undefined ? cancel() : setOpened('cancel'));
  const step = { order, isBusy, isWaiting, control };
  return (
    <Card
      ref={card}
      id={orderAnchor(order._id)}
      aria-label={nameOf(order)}
      data-new={lane === 'new' || undefined}
      data-fresh={isFresh || undefined}
      data-late={age.urgency === 'late' || undefined}
    >
      <CardHead order={order} age={age} now={now} />
      <TableCheck order={order} />
      <BoardLines order={order} />
      <PaymentState order={order} isWaiting={isWaiting} />
      {canUndo ? (
        <Pay role="status">
          <span>{`Delayed by ${DELAY_MINUTES} min`}</span>
          <OpenMark id={order._id} />
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={`Undo the delay of ${nameOf(order)}`}
            onClick={undo}
          >
            Undo
          </Button>
        </Pay>
      ) : (
        <Pay>
          <span>{orderKind(order) === 'table' ? 'On the bill' : 'To collect'}</span>
          <OpenMark id={order._id} />
          <b>{toCollect(order) > 0 ? formatRupees(toCollect(order)) : 'Nothing'}</b>
        </Pay>
      )}
      <Foot>
        {canMove && lane === 'new' && (
          <Accept {...step} pacing={pacing} now={now} onAccept={(action) => void move(action)} />
        )}
        {canMove && lane !== 'new' && (
          <NextStep {...step} lane={lane} onMove={(action) => void move(action)} />
        )}
        <IconButton
          data-menu
          icon={moreIcon}
          label={`More for ${nameOf(order)}`}
          aria-haspopup="dialog"
          onClick={() => setOpened('menu')}
        />
      </Foot>
      {opened === 'menu' && (
        <CardMenu
          order={order}
          isWaiting={isWaiting}
          onDelay={hasDelay ? delay : undefined}
          onSoldOut={
            ownServer && may('markSoldOut') && dishesOf(order.item, []).length > 0
              ? () => setOpened('soldOut')
              : undefined
          }
          onCancel={may('cancelOrders') ? askCancel : undefined}
          onPrint={() => setOpened('print')}
          onHistory={ownServer ? () => setOpened('history') : undefined}
          onClose={close}
        />
      )}
      {opened === 'soldOut' && <SoldOutLines order={order} isWaiting={isWaiting} onClose={close} />}
      {opened === 'print' && <PrintSheet order={order} onDone={close} />}
      {opened === 'history' && <OrderHistoryDialog order={order} onClose={close} />}
      {opened === 'cancel' && lane === 'new' && (
        <RefuseOrderDialog
          order={order}
          onConfirm={(refusal) => {
            close();
            cancel(refusal);
          }}
          onClose={close}
        />
      )}
      {opened === 'cancel' && lane !== 'new' && (
        <CancelOrderDialog
          order={order}
          onConfirm={(cancelReason) => {
            close();
            cancel({ cancelReason });
          }}
          onClose={close}
        />
      )}
    </Card>
  );
});

interface CardHeadProps {
  readonly order: Order;
  readonly age: ReturnType<typeof orderAge>;
  readonly now: number;
}

function CardHead({ order, age, now }: CardHeadProps) {
  const slot = order.promisedAt ? '' : slotWords(order, now);
  const call = laneOf(order) === 'ready' ? '' : callWords(order);
  const person = personText(order);
  const owes = owesText(order.pointsOwed);
  return (
    <Head>
      <h3>
        <bdi>{placeText(order)}</bdi>
      </h3>
      <AgeChip age={age} />
      <p>
        <b translate="no">{codeOf(order)}</b>
        {person && (
          <span>
            , <bdi>{person}</bdi>
          </span>
        )}
        {order.promisedAt && (
          <span>{`, for ${momentText(order.promisedAt, now ?? Date.parse(order.promisedAt))}`}</span>
        )}{' '}
        {owes && <OwesTag>{owes}</OwesTag>}
      </p>
      {slot && <strong>{slot}</strong>}
      {call && <strong>{call}</strong>}
    </Head>
  );
}
