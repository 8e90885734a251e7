import type { Order } from '@storefront/shared/contract/entities/order';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Icon } from '@storefront/shared/ui/Icon';
import { plusIcon } from '@storefront/shared/ui/icons';
import { Notice } from '@storefront/shared/ui/Notice';
import { useState } from 'react';
import styled from 'styled-components';
import { useEditConflict } from '../../../common/conflict/use-edit-conflict';
import { useUnsaved } from '../../../common/form/use-unsaved';
import { useOpenOrder } from '../../../common/open-orders';
import { codeOf } from '../../../common/order-address';
import { headline } from '../../../common/order-words';
import { OpenNote } from '../OpenElsewhere';
import { stateText } from '../order-changes';
import { AddItemDialog } from './AddItemDialog';
import { DraftLines } from './DraftLines';
import { type DraftLine, toDraft } from './draft';
import { lineFields } from './line-fields';
import { OrderSums } from './OrderSums';
import { useOrderDraft } from './use-order-draft';
import { useSaveOrder } from './use-save-order';

interface EditOrderDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Edits the lines of an order (§2 "an edit-order dialog", §5): changes quantities, removes and adds lines. */
export function EditOrderDialog({ order: opened, onClose }: EditOrderDialogProps) {
  useOpenOrder(opened._id);
  const draft = useOrderDraft(opened);
  const stale = useEditConflict<readonly DraftLine[], Order>({
    opened,
    values: draft.lines,
    setValues: draft.set,
    toForm: toDraft,
    fields: lineFields,
  });
  const order = stale.item ?? opened;
  const { save, isBusy, conflict, fetchNewest } = useSaveOrder(stale.take);
  const [isAdding, setIsAdding] = useState(false);
  const { close, question } = useUnsaved(draft.isChanged, onClose);

  const submit = async () => {
    if (stale.check() && (await save(order, draft.lines))) onClose();
  };
  const reload = async () => {
    const newest = await fetchNewest(order._id);
    if (!newest) return onClose();
    stale.restart(newest);
    draft.restart(newest);
  };

  return (
    <Dialog
      open
      lightDismiss={!draft.isChanged}
      onClose={close}
      title={`Edit order ${codeOf(order)}`}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button busy={isBusy} onClick={() => void submit()}>
            Save order
          </Button>
        </>
      }
    >
      <Parts>
        <Who>
          <bdi>{headline(order)}</bdi>
          <span>{`. ${stateText(order)}.`}</span>
        </Who>
        <Open id={order._id} />
        {stale.notice}
        {conflict && (
          <Notice
            kind="error"
            title={conflict.message}
            actions={
              <Button variant="secondary" onClick={() => void reload()}>
                Reload the order
              </Button>
            }
          >
            Your changes were not saved.
          </Notice>
        )}
        <DraftLines lines={draft.lines} onQuantity={draft.setQuantity} onRemove={draft.remove} />
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          <Icon path={plusIcon} size={18} />
          Add item
        </Button>
        <OrderSums order={order} sums={draft.sums} />
      </Parts>
      {isAdding && <AddItemDialog onAdd={draft.add} onClose={() => setIsAdding(false)} />}
      {question}
    </Dialog>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 16px;

  > * {
    max-width: 100%;
  }

  > ul,
  > dl,
  > [role='alert'],
  > [tabindex] {
    justify-self: stretch;
  }
`;

/** Keeps its line free, so it stands closer to its neighbours. */
const Open = styled(OpenNote)`
  && {
    margin-block: -12px;
  }
`;

const Who = styled.p`
  color: var(--muted);
`;
