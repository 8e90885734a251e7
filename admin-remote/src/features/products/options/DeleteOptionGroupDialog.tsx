import { deleteOptionGroup } from '@storefront/shared/api/options';
import type { OptionGroupOnWire } from '@storefront/shared/contract/entities/option-group';
import { useQueryClient } from '@tanstack/react-query';
import { changesIn } from '../../../common/conflict/edit-field';
import { DeleteDialog } from '../../../common/DeleteDialog';
import { groupFields, toGroupForm } from './option-group-form';
import { refreshOptions } from './refresh-options';

const groupChanges = changesIn(groupFields, toGroupForm);

interface DeleteOptionGroupDialogProps {
  readonly group: OptionGroupOnWire;
  readonly onClose: () => void;
}

/** Asks, then removes a group of options from all dishes (C256). */
export function DeleteOptionGroupDialog({ group, onClose }: DeleteOptionGroupDialogProps) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete these options?"
      what="options"
      loading="Deleting the options…"
      success="Options deleted"
      failure="Failed to delete the options"
      item={group}
      changes={groupChanges}
      run={(version) => deleteOptionGroup(group._id, { version })}
      onDeleted={() => refreshOptions(client)}
      onClose={onClose}
    >
      <p>
        All dishes lose <bdi>{group.name}</bdi>. Customers who have such a dish in their cart must choose
        again. Orders stay as they are.
      </p>
    </DeleteDialog>
  );
}
