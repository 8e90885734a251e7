import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import * as messages from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import { useEditConflict } from '../../../common/conflict/use-edit-conflict';
import { FormDialog } from '../../../common/form/FormDialog';
import { useForm } from '../../../common/form/use-form';
import { HistoryLink } from '../../../common/HistoryLink';
import { hasMovements } from '../closet-columns';
import { CellGrid } from './CellGrid';
import { ClosetFields } from './ClosetFields';
import { ClosetSaleFields } from './ClosetSaleFields';
import { ColorRows } from './ColorRows';
import { closetFaults, missingInCloset } from './closet-faults';
import { closetFieldsOf, copyOfItem, toClosetForm, withSum } from './closet-form';
import { colorFields } from './color-form';
import { useSaveClosetItem } from './use-save-closet-item';

interface ClosetDialogProps {
  /** Whether the server counts stock by size and colour; another server does not (C273). */
  readonly canCountByCell: boolean;
  /** Null adds a new item. */
  readonly item: ClosetItem | null;
  /** The item that a new one is filled from (C308). */
  readonly from?: ClosetItem;
  readonly onClose: () => void;
}

/** Adds or changes a closet item (§2 "Closet tab", §5). */
export function ClosetDialog({ item, from, canCountByCell, onClose }: ClosetDialogProps) {
  const form = useForm(() => (from ? copyOfItem(from) : toClosetForm(item)));
  const conflict = useEditConflict({
    opened: item,
    values: form.values,
    setValues: form.set,
    toForm: toClosetForm,
    fields: closetFieldsOf,
  });
  const { save, submission } = useSaveClosetItem(conflict.item, {
    onRefused: form.refuse,
    onError: conflict.take,
  });
  const { values, errors } = form;

  const submit = async () => {
    const whole = withSum(values);
    const missing = missingInCloset(whole);
    const faults = {
      ...closetFaults(whole),
      ...Object.fromEntries(missing.map((field) => [field, 'Please fill this in'])),
    };
    if (missing.length > 0) notify.error(messages.admin.allRequiredFields, 'closet-required');
    if (Object.keys(faults).length === 0) return conflict.check() && save(values);
    form.refuse(faults);
    return false;
  };
  return (
    <FormDialog
      title={item ? `Edit ${item.name}` : 'Add item'}
      action={item ? 'Save item' : 'Add item'}
      form={form}
      submission={submission}
      conflict={conflict.notice}
      onSubmit={submit}
      onClose={onClose}
    >
      <ClosetFields form={values} errors={errors} onChange={form.set} />
      <ClosetSaleFields
        form={values}
        errors={errors}
        onChange={form.set}
        isStockFixed={item !== null && hasMovements(item)}
        isCountedByCell={values.isCountedByCell}
      />
      <ColorRows
        colors={values.colors}
        errors={errors}
        onChange={(colors) => form.set({ colors }, colorFields(values.colors))}
      />
      {canCountByCell && <CellGrid form={values} errors={errors} onChange={form.set} />}
      {item && <HistoryLink subject={item._id} />}
    </FormDialog>
  );
}
