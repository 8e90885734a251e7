import { deleteClosetItem } from '@storefront/shared/api/closet';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import * as messages from '@storefront/shared/messages';
import { useQueryClient } from '@tanstack/react-query';
import { changesIn } from '../../common/conflict/edit-field';
import { DeleteDialog } from '../../common/DeleteDialog';
import { closetFields, toClosetForm } from './edit/closet-form';
import { refreshCloset } from './refresh-closet';

const closetChanges = changesIn(closetFields, toClosetForm);

interface DeleteClosetDialogProps {
  readonly item: ClosetItem;
  readonly onClose: () => void;
}

/** Asks, then removes an item from the catalogue. Orders keep their copy (P16). */
export function DeleteClosetDialog({ item, onClose }: DeleteClosetDialogProps) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete this item?"
      what="item"
      loading="Deleting item…"
      success={messages.admin.itemDeleted}
      failure={messages.admin.deleteItemFailed}
      item={item}
      changes={closetChanges}
      run={(version) => deleteClosetItem(item._id, { version })}
      onDeleted={() => refreshCloset(client)}
      onClose={onClose}
    >
      <p>
        <b>{item.name}</b> leaves the catalogue and every cart. Orders that hold it stay as they are.
      </p>
    </DeleteDialog>
  );
}
