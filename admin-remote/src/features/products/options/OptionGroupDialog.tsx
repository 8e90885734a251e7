import { addOptionGroup, updateOptionGroup } from '@storefront/shared/api/options';
import type { OptionGroupOnWire } from '@storefront/shared/contract/entities/option-group';
import { useQueryClient } from '@tanstack/react-query';
import { FieldPair } from '../../../common/form/FieldPair';
import { FormDialog } from '../../../common/form/FormDialog';
import { TextField } from '../../../common/form/TextField';
import { useEditForm } from '../../../common/form/use-edit-form';
import { ChoiceRows } from './ChoiceRows';
import { groupFaults, groupFields, toGroupBody, toGroupForm } from './option-group-form';
import { refreshOptions } from './refresh-options';

interface OptionGroupDialogProps {
  /** Null adds a new group. */
  readonly group: OptionGroupOnWire | null;
  readonly onClose: () => void;
}

/** Adds or changes a group of options (C255). */
export function OptionGroupDialog({ group, onClose }: OptionGroupDialogProps) {
  const client = useQueryClient();
  const { values, errors, set, dialog } = useEditForm({
    opened: group,
    start: () => toGroupForm(group),
    toForm: toGroupForm,
    fields: groupFields,
    loading: 'Saving the options…',
    success: 'Options saved',
    failure: 'Failed to save the options',
    faultsOf: groupFaults,
    send: (typed, stored) =>
      stored
        ? updateOptionGroup(stored._id, toGroupBody(typed, stored.version))
        : addOptionGroup(toGroupBody(typed)),
    refresh: () => refreshOptions(client),
  });

  return (
    <FormDialog
      title={group ? `Edit ${group.name}` : 'Add options'}
      action="Save options"
      {...dialog}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        hint="What customers choose, such as Size or Milk."
        error={errors.name}
        maxLength={40}
        value={values.name}
        onChange={(name) => set({ name })}
      />
      <FieldPair>
        <TextField
          label="At least"
          required
          hint="0 if nothing must be chosen."
          inputMode="numeric"
          error={errors.min}
          maxLength={2}
          value={values.min}
          onChange={(min) => set({ min })}
        />
        <TextField
          label="At most"
          required
          inputMode="numeric"
          error={errors.max}
          maxLength={2}
          value={values.max}
          onChange={(max) => set({ max }, ['min', 'max', 'choices'])}
        />
      </FieldPair>
      <ChoiceRows
        choices={values.choices}
        errors={errors}
        onChange={(choices, about) => set({ choices }, about)}
      />
    </FormDialog>
  );
}
