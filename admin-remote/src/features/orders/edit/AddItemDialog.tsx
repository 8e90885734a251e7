import * as messages from '@storefront/shared/messages';
import { chosenOptions, priceWithOptions } from '@storefront/shared/rules/dish-options';
import { formatRupees } from '@storefront/shared/rules/money';
import { REQUESTS_MAX } from '@storefront/shared/rules/text';
import { notify } from '@storefront/shared/toast';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import styled from 'styled-components';
import { FormDialog } from '../../../common/form/FormDialog';
import { useForm } from '../../../common/form/use-form';
import type { Submission } from '../../../common/form/use-submission';
import { groupsOf, useOptionGroups } from '../../../common/use-option-groups';
import { ChoiceField } from './ChoiceField';
import type { DraftLine } from './draft';
import { chosenIds, emptyItem, isIncomplete, itemFaults, toNewLine, withPick } from './item-form';
import { OptionFields } from './OptionFields';
import { ProductPicker } from './ProductPicker';

interface AddItemDialogProps {
  readonly onAdd: (line: DraftLine) => void;
  readonly onClose: () => void;
}

/** Nothing is sent here: the order is saved with all its lines. */
const noSubmission: Submission = { share: null, reason: null, abort: () => {} };

/** Adds a line to an order (§2 "an add-item dialog", §5). The price comes from the picked product. */
export function AddItemDialog({ onAdd, onClose }: AddItemDialogProps) {
  const form = useForm(() => emptyItem);
  const { values, errors, set } = form;
  const { picked } = values;
  const groupIds = picked?.groupIds ?? [];
  const { data: allGroups } = useOptionGroups();
  const groups = groupsOf(groupIds, allGroups ?? []);
  const chosen = chosenIds(values, groups);
  const options = chosenOptions(groups, chosen);

  const submit = async () => {
    const isLoading = groupIds.length > 0 && !allGroups;
    const faults = isLoading ? { name: 'Its options are still loading' } : itemFaults(values, groups);
    if (isIncomplete(values)) notify.error(messages.admin.requiredFields, 'add-item');
    if (Object.keys(faults).length > 0) form.refuse(faults);
    const line = Object.keys(faults).length > 0 ? null : toNewLine(values, groups);
    if (line) onAdd(line);
    return line !== null;
  };

  return (
    <FormDialog
      title="Add item"
      action="Add to order"
      form={form}
      submission={noSubmission}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProductPicker
        text={values.name}
        error={errors.name}
        onText={(name) => set({ name, picked: null })}
        onPick={(next) => set(withPick(values, next))}
      />
      <Pair>
        <Field label="Price" required>
          <TextInput
            readOnly
            value={picked ? formatRupees(priceWithOptions(picked.pricePaisa, options)) : ''}
          />
        </Field>
        <Field label="Quantity" required error={errors.quantity}>
          <TextInput
            inputMode="numeric"
            value={values.quantity}
            onChange={(event) => set({ quantity: event.target.value })}
          />
        </Field>
        <ChoiceField
          label="Colour"
          options={picked?.colors ?? []}
          canBeOpen={!picked?.cells}
          value={values.color}
          error={errors.color}
          onChange={(color) => set({ color })}
        />
        <ChoiceField
          label="Size"
          options={picked?.sizes ?? []}
          canBeOpen={!picked?.cells}
          value={values.size}
          error={errors.size}
          onChange={(size) => set({ size })}
        />
      </Pair>
      <OptionFields
        groups={groups}
        chosen={chosen}
        error={errors.options}
        onChange={(next) => set({ options: next })}
      />
      <Field label="Special requests" optional>
        <TextInput
          maxLength={REQUESTS_MAX}
          value={values.requests}
          onChange={(event) => set({ requests: event.target.value })}
        />
      </Field>
    </FormDialog>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: 16px;
`;
