import type { Order } from '@storefront/shared/contract/entities/order';
import { CANCEL_REASON_MAX } from '@storefront/shared/rules/orders';
import { Button } from '@storefront/shared/ui/Button';
import { Chip } from '@storefront/shared/ui/Chip';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Field } from '@storefront/shared/ui/Field';
import { TextArea } from '@storefront/shared/ui/TextArea';
import { useState } from 'react';
import styled from 'styled-components';
import { useOpenOrder } from '../../common/open-orders';
import { codeOf } from '../../common/order-address';
import { headline } from '../../common/order-words';
import { OpenNote } from './OpenElsewhere';

/** Frequent reasons: what staff choose, and what the customer then reads. */
const REASONS: Readonly<Record<string, string>> = {
  'Sold out': 'Something that you ordered is sold out.',
  'Too busy': 'We are too busy to make it in time.',
  'Not deliverable': 'We cannot deliver to this address right now.',
  'No answer': 'We could not reach you by phone.',
  'They asked': 'You asked us to cancel it.',
};

interface CancelOrderDialogProps {
  readonly order: Order;
  /** @param reason what the customer reads; undefined without one */
  readonly onConfirm: (reason: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks staff why they cancel an order. Choosing a reason fills in the words, which staff may change (C201). */
export function CancelOrderDialog({ order, onConfirm, onClose }: CancelOrderDialogProps) {
  useOpenOrder(order._id);
  const [words, setWords] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Cancel order ${codeOf(order)}?`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep order
          </Button>
          <Button onClick={() => onConfirm(words.trim() || undefined)}>Cancel order</Button>
        </>
      }
    >
      <OpenNote id={order._id} />
      <p>
        <bdi>{headline(order)}</bdi>. Stock and points are given back.
      </p>
      <Reasons role="group" aria-label="Reason">
        {Object.entries(REASONS).map(([name, text]) => (
          <Chip key={name} pressed={words === text} onClick={() => setWords(words === text ? '' : text)}>
            {name}
          </Chip>
        ))}
      </Reasons>
      <Field label="What the customer reads" hint="Optional. It shows on their order and in the mail.">
        <TextArea
          rows={2}
          maxLength={CANCEL_REASON_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
    </Dialog>
  );
}

const Reasons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block: 16px;
`;
