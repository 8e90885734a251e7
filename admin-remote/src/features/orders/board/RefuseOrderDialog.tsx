import { serverNow } from '@storefront/shared/api';
import type { Order } from '@storefront/shared/contract/entities/order';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { orderKind } from '@storefront/shared/rules/order-search';
import { CANCEL_REASON_MAX } from '@storefront/shared/rules/orders';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Field } from '@storefront/shared/ui/Field';
import { RadioCard } from '@storefront/shared/ui/RadioCard';
import { TextArea } from '@storefront/shared/ui/TextArea';
import { useState } from 'react';
import { useOpenOrder } from '../../../common/open-orders';
import { codeOf } from '../../../common/order-address';
import { openingText } from '../../../common/sold-out/sold-out-words';
import { personText, placeText } from './board-words';
import type { Refusal } from './change-step';
import { Problem, Reasons, Says, Who } from './refuse-style';
import { REFUSAL_REASONS, type RefusalReason, refusalWords } from './refuse-words';
import { type SoldLine, SoldLines } from './SoldLines';
import { soldLinesOf, useSoldOut } from './use-sold-out';

interface RefuseOrderDialogProps {
  readonly order: Order;
  readonly onConfirm: (refusal: Refusal) => void;
  readonly onClose: () => void;
}

const reasonsFor = (order: Order) =>
  (Object.keys(REFUSAL_REASONS) as RefusalReason[]).filter(
    (reason) => reason !== 'far' || orderKind(order) === 'delivery',
  );

/** Returns the first name of the customer; empty for a guest at a table. */
const firstNameOf = (order: Order): string => personText(order).split(/\s/)[0] ?? '';

/**
 * Refuses a new order: the reason, what is sold out, and the exact words that the customer reads (C228). Dishes that are
 * sold out leave the menu in the same step.
 */
export function RefuseOrderDialog({ order, onConfirm, onClose }: RefuseOrderDialogProps) {
  useOpenOrder(order._id);
  const [reason, setReason] = useState<RefusalReason | null>(null);
  const [ticked, setTicked] = useState<readonly SoldLine[]>([]);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [now] = useState(() => serverNow());
  const hours = useOrderingSettings(true);
  const lines = soldLinesOf(order.item, useSoldOut());

  const chosen = reason === 'soldOut' ? ticked : [];
  const names = chosen.map(({ name }) => name);
  const words = reason === null ? '' : reason === 'other' ? typed.trim() : refusalWords(reason, names);
  const firstName = firstNameOf(order);
  const reader = firstName || 'The guest';
  const about = [personText(order), placeText(order), formatRupees(toPaisa(order.totalAmount))];

  const confirm = () => {
    if (reason === null) setProblem('Choose a reason');
    else if (words === '') setProblem(`Write what ${firstName || 'the guest'} reads`);
    else
      onConfirm({
        cancelReason: words,
        soldOut: chosen.flatMap(({ dishId, isMarked }) => (dishId && !isMarked ? dishId : [])),
      });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      lightDismiss={typed === ''}
      title={`Refuse order ${codeOf(order)}?`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep the order
          </Button>
          <Button onClick={confirm}>{firstName ? `Refuse and tell ${firstName}` : 'Refuse the order'}</Button>
        </>
      }
    >
      <Who>
        <bdi>{about.filter(Boolean).join(', ')}</bdi>
      </Who>
      <Reasons>
        <legend>Why?</legend>
        {reasonsFor(order).map((each) => (
          <RadioCard
            key={each}
            name={`reason-${order._id}`}
            title={REFUSAL_REASONS[each]}
            checked={reason === each}
            onChange={() => {
              setReason(each);
              setProblem(null);
            }}
          />
        ))}
      </Reasons>
      {reason === 'soldOut' && (
        <SoldLines lines={lines} ticked={ticked} onTick={setTicked} until={openingText(now, hours)} />
      )}
      {reason === 'other' ? (
        <Field label={`What ${firstName || 'the guest'} reads`} required error={problem}>
          <TextArea
            rows={2}
            maxLength={CANCEL_REASON_MAX}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      ) : (
        problem && <Problem role="alert">{problem}</Problem>
      )}
      {reason !== null && reason !== 'other' && (
        <Says role="status">
          <b>
            <bdi>{reader}</bdi> reads:
          </b>{' '}
          <bdi>{words}</bdi>
        </Says>
      )}
    </Dialog>
  );
}
