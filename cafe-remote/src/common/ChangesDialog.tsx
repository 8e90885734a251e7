import { serverNow } from '@storefront/shared/api';
import type { OrderChange } from '@storefront/shared/contract/envelope';
import { formatRupees, type Paisa } from '@storefront/shared/rules/money';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FollowIt } from './OrderedBefore';
import { changeSentence, isShopClosed } from './order-changes';
import { type EarlierOrder, orderedTitle } from './ordered-elsewhere';
import { useSayUntil } from './SoldOutWords';

export interface ChangesDialogProps {
  /** Empty: the dialog is closed. */
  readonly changes: readonly OrderChange[];
  /** The new total; null when nothing is left to order. */
  readonly total: Paisa | null;
  readonly onAccept: () => void;
  readonly onClose: () => void;
  /** The order that has the goods already, if it is known (C402). */
  readonly earlier?: EarlierOrder | null;
  /** What the customer can choose in place of something that ended, below the list (C403). */
  readonly children?: ReactNode;
}

/** The refusal because the shop is closed or orders are paused, if nothing else changed. */
function onlyClosed(changes: readonly OrderChange[]): OrderChange | null {
  const [first] = changes;
  return first && changes.every(isShopClosed) ? first : null;
}

/** Lists what changed since the customer looked, old and new, and asks for consent (P4, C84); or says why no orders are taken. */
export function ChangesDialog(props: ChangesDialogProps) {
  const { changes, total, onAccept, onClose, children } = props;
  const closed = onlyClosed(changes);
  if (changes.length > 0 && changes.every(({ kind }) => kind === 'ordered'))
    return <OrderAgainDialog {...props} />;
  return (
    <Dialog
      open={changes.length > 0}
      onClose={onClose}
      title={closed ? closed.name || 'We take no orders right now' : 'Something changed'}
      lightDismiss={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {changes.some(({ kind }) => kind === 'place') ? 'Choose another place' : 'Back to my order'}
          </Button>
          {total !== null && <Button onClick={onAccept}>{`Order for ${formatRupees(total)}`}</Button>}
        </>
      }
    >
      {closed ? (
        <p>We take no orders right now. Nothing has been ordered, and your order stays as it is.</p>
      ) : (
        <>
          <p>Since you looked, this is different. Nothing has been ordered yet.</p>
          <Changes>
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one product change alike, and the list stays
              <li key={index}>
                <Sentence change={change} />
              </li>
            ))}
          </Changes>
          {children}
        </>
      )}
    </Dialog>
  );
}

function Sentence({ change }: { readonly change: OrderChange }) {
  const { name, text } = changeSentence(change, useSayUntil());
  return (
    <>
      {name && <b>{`${name}: `}</b>}
      <span>{text}</span>
    </>
  );
}

/** Asks before goods are ordered again that were ordered, or left the cart, elsewhere (C402). */
function OrderAgainDialog({ changes, total, onAccept, onClose, earlier }: ChangesDialogProps) {
  const names = [...new Set(changes.map(({ name }) => name))];
  return (
    <Dialog
      open
      onClose={onClose}
      title={earlier ? orderedTitle(earlier, serverNow()) : 'These are no longer in your cart'}
      lightDismiss={false}
      actions={
        <>
          {earlier ? (
            <FollowIt order={earlier} />
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Back to my order
            </Button>
          )}
          {total !== null && <Button onClick={onAccept}>Order again</Button>}
        </>
      }
    >
      <p>
        {`${earlier ? 'It was ordered' : 'They were ordered or removed'} in another tab or on another device. Nothing more has been ordered yet.`}
      </p>
      <Changes>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Changes>
    </Dialog>
  );
}

const Changes = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 16px;

  li {
    padding: 12px 16px;
    border-radius: var(--r-control);
    background: var(--accent-soft);
    overflow-wrap: anywhere;
  }
`;
