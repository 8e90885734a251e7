import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { isUnderWay } from '@storefront/shared/ordering/order-news';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { duesText, isWallet, METHOD_NAMES, type PaymentStatus } from '@storefront/shared/rules/payment';
import { useRef } from 'react';
import styled from 'styled-components';
import { PayForm } from './PayForm';
import { PayTo } from './PayTo';

interface PayPanelProps {
  readonly order: FollowedOrder;
  readonly linkKey: string | undefined;
  /** Called with the order after the customer sent a number. */
  readonly onChanged: (order: FollowedOrder) => void;
  /** Called when the order had changed meanwhile. */
  readonly onRefused: () => void;
}

const words: Readonly<Record<PaymentStatus, string>> = {
  unpaid: 'Not paid yet',
  submitted: 'Waiting for the shop to confirm',
  confirmed: 'Paid',
  refused: 'The shop could not find this payment. Check the number.',
};

/** How an order by wallet is paid, and how its payment stands (C281, C282). Shows nothing once nobody pays any more. */
export function PayPanel({ order, linkKey, onChanged, onRefused }: PayPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { paymentMethod, paymentStatus = 'unpaid', transactionNumber, totalAmount = 0 } = order;
  if (!isWallet(paymentMethod)) return null;
  const isOpen =
    isUnderWay(order) && totalAmount > 0 && (paymentStatus === 'unpaid' || paymentStatus === 'refused');
  if (!isOpen && paymentStatus === 'unpaid') return null;
  const dues = duesText(order);
  return (
    <Panel aria-labelledby="pay-order">
      <h2 id="pay-order" ref={heading} tabIndex={-1}>
        {`Pay by ${METHOD_NAMES[paymentMethod]}`}
      </h2>
      <div role="status">
        <Status data-status={paymentStatus}>{words[paymentStatus]}</Status>
        {dues && <p>{dues}</p>}
        {!isOpen && transactionNumber && <Small>{`Transaction ${transactionNumber}`}</Small>}
      </div>
      {isOpen && (
        <>
          <PayTo order={order} linkKey={linkKey} amount={formatRupees(toPaisa(totalAmount))} />
          <PayForm
            order={order}
            linkKey={linkKey}
            onSent={(sent) => {
              onChanged(sent);
              // The button that was pressed goes away.
              heading.current?.focus();
            }}
            onRefused={onRefused}
          />
        </>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: 16px;
  padding: 20px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1.5px var(--line);
  overflow-wrap: anywhere;

  > h2 {
    outline: none;
  }

  @media print {
    display: none;
  }
`;

const Status = styled.p`
  font-weight: 600;

  &[data-status='confirmed'] {
    color: var(--ok);
  }

  &[data-status='refused'] {
    color: var(--error);
  }
`;

const Small = styled.p`
  font-size: var(--t-small);
  color: var(--muted);
`;
