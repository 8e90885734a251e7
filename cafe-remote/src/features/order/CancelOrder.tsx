import { ApiError } from '@storefront/shared/api/api-error';
import { cancelOwnOrder } from '@storefront/shared/api/own-orders';
import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { canCustomerCancel } from '@storefront/shared/ordering/order-progress';
import { Button } from '@storefront/shared/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { OrderQuestion } from './lazy-order-question';

interface CancelOrderProps {
  readonly order: FollowedOrder;
  readonly linkKey: string | undefined;
  readonly onCancelled: (order: FollowedOrder) => void;
  /** Called when the order had changed meanwhile. */
  readonly onRefused: () => void;
}

/**
 * Cancels the order while the shop has not accepted it (C192), after a question: the place in the queue is lost (C405).
 * Afterwards says whom to call.
 */
export function CancelOrder({ order, linkKey, onCancelled, onRefused }: CancelOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancelOwnOrder(order.code, linkKey),
    onSuccess: onCancelled,
    onError: (failure) => failure instanceof ApiError && failure.status === 409 && onRefused(),
  });
  const { status, redeemedPoints = 0 } = order;
  if (status === 'processing')
    return <Hint>It is too late to cancel here. Call us and we see what we can do.</Hint>;
  if (!canCustomerCancel(status)) return null;
  return (
    <Box>
      <Button variant="secondary" busy={isPending} onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      {isAsking && (
        <OrderQuestion
          title="Cancel this order?"
          text="Your place in the queue is lost, and it cannot be brought back."
          keep="Keep my order"
          yes="Yes, cancel it"
          onKeep={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            mutate();
          }}
        />
      )}
      <Hint role={error ? 'alert' : undefined}>
        {error
          ? error.message
          : `You can cancel until the shop accepts.${redeemedPoints > 0 ? ` Your ${redeemedPoints} points come back at once.` : ''}`}
      </Hint>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 8px;

  @media (min-width: 1024px) {
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 16px;
  }
`;

const Hint = styled.p`
  font-size: var(--t-small);
  color: var(--muted);
`;
