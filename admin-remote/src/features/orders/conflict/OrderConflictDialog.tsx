import * as messages from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Notice } from '@storefront/shared/ui/Notice';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useState } from 'react';
import styled from 'styled-components';
import { ChangedBy, ChangedValue, valueList } from '../../../common/conflict/Changed';
import { useOpenOrder } from '../../../common/open-orders';
import { codeOf } from '../../../common/order-address';
import { putOrder, refreshOrders } from '../../../common/order-cache';
import { headline } from '../../../common/order-words';
import { OpenNote } from '../OpenElsewhere';
import { orderChanges } from '../order-changes';
import { orderFailure } from '../order-failure';
import { conflictOf, type OrderConflict, orderConflictAtom } from './order-conflict';

/** Shows the conflict of a refused change, if there is one (C232). */
export function OrderConflictDialog() {
  const [conflict, setConflict] = useAtom(orderConflictAtom);
  return conflict && <OpenConflict conflict={conflict} onNext={setConflict} />;
}

interface OpenConflictProps {
  readonly conflict: OrderConflict;
  /** Called with the next conflict, if somebody changed the order again, or with null. */
  readonly onNext: (conflict: OrderConflict | null) => void;
}

/** Shows what this window wanted and what somebody else stored, and lets staff choose (C232). */
function OpenConflict({ conflict, onNext }: OpenConflictProps) {
  const { order, stored, words, note, make, onDone, changedBy, changedAt } = conflict;
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  useOpenOrder(order._id);
  const changes = orderChanges(order, stored);

  const redo = async () => {
    setIsBusy(true);
    let next: OrderConflict | null = null;
    try {
      const after = await make(stored);
      onDone?.(stored, after);
      putOrder(client, after);
    } catch (error) {
      next = conflictOf(error, conflict);
      if (!next) notify.error(orderFailure(error, messages.admin.updateOrderFailed));
    }
    setIsBusy(false);
    onNext(next);
    void refreshOrders(client);
  };

  return (
    <Dialog
      open
      onClose={() => onNext(null)}
      title={`Order ${codeOf(order)} was changed`}
      actions={
        <>
          <Button variant="secondary" busy={isBusy} onClick={() => void redo()}>
            {`${words} anyway`}
          </Button>
          <Button onClick={() => onNext(null)}>Keep theirs</Button>
        </>
      }
    >
      <p>
        <bdi>{headline(stored)}</bdi>
      </p>
      <OpenNote id={order._id} />
      <Notice
        kind="error"
        title={<ChangedBy name={changedBy} at={changedAt} />}
      >{`Your “${words}” was not stored.`}</Notice>
      <Sides>
        <div>
          <dt>Yours</dt>
          <dd>{note ? `${words}, ${note}` : words}</dd>
        </div>
        {changes.map(({ label, before, now }) => (
          <div key={label}>
            <dt>{`Theirs: ${label}`}</dt>
            <ChangedValue before={before} now={now} />
          </div>
        ))}
      </Sides>
    </Dialog>
  );
}

const Sides = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 12px;
  margin-top: 16px;

  > div {
    padding: 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-control);
  }

  ${valueList}
`;
