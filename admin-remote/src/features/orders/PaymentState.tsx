import { answerPayment } from '@storefront/shared/api/orders';
import type { Order } from '@storefront/shared/contract/entities/order';
import * as messages from '@storefront/shared/messages';
import { isWallet } from '@storefront/shared/rules/payment';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog } from '../../common/ConfirmDialog';
import { codeOf } from '../../common/order-address';
import { putOrder, refreshOrders } from '../../common/order-cache';
import { paymentText } from '../../common/payment-words';
import { useMay } from '../../common/use-may';
import { orderFailure } from './order-failure';

interface PaymentStateProps {
  readonly order: Order;
  /** True while there is no network: changes wait. */
  readonly isWaiting?: boolean;
}

/** Returns the acts that staff can take; a completed order that nobody paid by wallet was paid at the door. */
function actsOf({ status, paymentStatus = 'unpaid' }: Order) {
  const isEnded = status === 'completed' || status === 'cancelled';
  const canConfirm = paymentStatus === 'submitted' || (paymentStatus !== 'confirmed' && !isEnded);
  return { canConfirm, canRefuse: paymentStatus === 'submitted' || paymentStatus === 'confirmed' };
}

/** How an order is paid, and how its payment stands; staff confirm it, or say that they do not find it (C282, C284). */
export function PaymentState({ order, isWaiting = false }: PaymentStateProps) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const may = useMay();
  const [asks, setAsks] = useState<'again' | 'takeBack' | null>(null);
  const text = paymentText(order);
  if (!text) return null;
  const { transactionNumber, transactionAlsoOf = [], paymentStatus } = order;
  const { canConfirm, canRefuse } = actsOf(order);
  const others = transactionAlsoOf.join(', ');

  const answer = async (found: boolean, insist = false) => {
    setAsks(null);
    setIsBusy(true);
    const body = {
      found,
      ...(insist && { insist }),
      ...(order.version !== undefined && { version: order.version }),
    };
    const answered = await notify.during(answerPayment(order._id, body), {
      loading: 'Updating order…',
      success: messages.admin.orderUpdated,
      failure: (error) => orderFailure(error, messages.admin.updateOrderFailed),
    });
    if (answered) putOrder(client, answered);
    setIsBusy(false);
    await refreshOrders(client);
  };

  return (
    <State data-status={paymentStatus}>
      <b>{text}</b>
      {transactionNumber && <bdi>{`Transaction ${transactionNumber}`}</bdi>}
      {others && <strong>{`Also sent for ${others}`}</strong>}
      {isWallet(order.paymentMethod) && may('confirmPayments') && (
        <div>
          {canConfirm && (
            <Small
              variant="secondary"
              busy={isBusy}
              disabled={isWaiting}
              aria-label={`Confirm payment of ${codeOf(order)}`}
              onClick={() => (others ? setAsks('again') : void answer(true))}
            >
              Confirm payment
            </Small>
          )}
          {canRefuse && (
            <Small
              variant="quiet"
              busy={isBusy}
              disabled={isWaiting}
              aria-label={`Payment of ${codeOf(order)} not found`}
              onClick={() => (paymentStatus === 'confirmed' ? setAsks('takeBack') : void answer(false))}
            >
              Not found
            </Small>
          )}
        </div>
      )}
      {asks === 'again' && (
        <ConfirmDialog
          title="Confirm this payment?"
          action="Confirm payment"
          isBusy={isBusy}
          onConfirm={() => void answer(true, true)}
          onClose={() => setAsks(null)}
        >{`The same transaction number was sent for ${others}. Confirm it only if both payments are in your account.`}</ConfirmDialog>
      )}
      {asks === 'takeBack' && (
        <ConfirmDialog
          title="Take the confirmation back?"
          action="Not found"
          isBusy={isBusy}
          onConfirm={() => void answer(false)}
          onClose={() => setAsks(null)}
        >
          The customer reads that the shop could not find this payment.
        </ConfirmDialog>
      )}
    </State>
  );
}

const State = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  padding-block: 6px;
  font-size: var(--t-small);
  line-height: 1.4;
  overflow-wrap: anywhere;

  article > & {
    padding-inline: 12px;
  }

  &[data-status='submitted'] > b,
  > strong {
    color: var(--accent-text);
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
  }
`;

/** The column of the items is narrow. */
const Small = styled(Button)`
  && {
    max-width: 100%;
    white-space: normal;
    padding-inline: 10px;
    font-size: var(--t-small);
  }
`;
