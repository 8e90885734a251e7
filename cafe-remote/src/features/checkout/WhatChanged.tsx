import type { OrderChange } from '@storefront/shared/contract/envelope';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import styled from 'styled-components';

interface WhatChangedProps {
  readonly changes: readonly OrderChange[];
  /** The new total in paisa; null when nothing is left to order. */
  readonly total: number | null;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

const money = (rupees: number | null) => (rupees === null ? '' : formatRupees(toPaisa(rupees)));

function textOf({ kind, was, now }: OrderChange): string {
  switch (kind) {
    case 'price':
      return `${money(was)} is now ${money(now)}`;
    case 'fee':
      return `The delivery fee was ${money(was)} and is now ${money(now)}`;
    case 'gone':
      return 'is no longer available';
    case 'stock':
      return now ? `only ${now} left` : 'is sold out';
    case 'points':
      return `${was ?? ''} points were chosen, ${now ?? 0} can be used`;
    case 'closed':
      return 'We take no orders right now';
  }
}

/** What became different between looking and ordering, old and new, and the customer's consent (P4, C84). */
export function WhatChanged({ changes, total, onAccept, onClose }: WhatChangedProps) {
  return (
    <Dialog
      open={changes.length > 0}
      onClose={onClose}
      title="Something changed"
      lightDismiss={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back to my order
          </Button>
          {total !== null && <Button onClick={onAccept}>Order for {formatRupees(total)}</Button>}
        </>
      }
    >
      <p>Since you looked, this is different. Nothing has been ordered yet.</p>
      <Changes>
        {changes.map((change) => (
          <li key={`${change.kind} ${change._id}`}>
            <b>{change.name}</b> {textOf(change)}
          </li>
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
  }
`;
