import type { OrderChange } from '@storefront/shared/contract/envelope';
import { formatRupees, type Paisa } from '@storefront/shared/rules/money';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import styled from 'styled-components';
import { changeText, isShopClosed } from './order-changes';

export interface ChangesDialogProps {
  /** Empty: the dialog is closed. */
  readonly changes: readonly OrderChange[];
  /** The new total; null when nothing is left to order. */
  readonly total: Paisa | null;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** The refusal because the shop is closed or orders are paused, if nothing else changed. */
function onlyClosed(changes: readonly OrderChange[]): OrderChange | null {
  const [first] = changes;
  return first && changes.every(isShopClosed) ? first : null;
}

/** Lists what changed since the customer looked, old and new, and asks for consent (P4, C84); or says why no orders are taken. */
export function ChangesDialog({ changes, total, onAccept, onClose }: ChangesDialogProps) {
  const closed = onlyClosed(changes);
  return (
    <Dialog
      open={changes.length > 0}
      onClose={onClose}
      title={closed ? closed.name || 'We take no orders right now' : 'Something changed'}
      lightDismiss={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back to my order
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
                {change.name && <b>{`${change.name}: `}</b>}
                <span>{changeText(change)}</span>
              </li>
            ))}
          </Changes>
        </>
      )}
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
