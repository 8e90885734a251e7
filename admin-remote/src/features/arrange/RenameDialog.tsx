import { renameCategory } from '@storefront/shared/api/menu-order';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../common/form/FormDialog';
import { TextField } from '../../common/form/TextField';
import { useForm } from '../../common/form/use-form';
import { useSubmission } from '../../common/form/use-submission';
import { refreshProducts } from '../../common/refresh-products';

interface RenameDialogProps {
  readonly category: string;
  readonly onClose: () => void;
}

/** Renames a category with all its dishes (C441). */
export function RenameDialog({ category, onClose }: RenameDialogProps) {
  const client = useQueryClient();
  const form = useForm(() => ({ to: category }));
  const { submit, submission } = useSubmission({
    loading: 'Renaming…',
    success: 'Category renamed',
    failure: 'Failed to rename the category',
    onRefused: form.refuse,
  });

  async function save() {
    const to = form.values.to.trim();
    if (to === '') {
      form.refuse({ to: 'Please fill this in' });
      return false;
    }
    const isSaved = await submit(() => renameCategory(category, to));
    if (isSaved) refreshProducts(client);
    return isSaved;
  }

  return (
    <FormDialog
      title={`Rename ${category || 'More'}`}
      action="Rename"
      form={form}
      submission={submission}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        hint="All its dishes go along, with happy hours, times and department."
        error={form.errors.to}
        maxLength={60}
        value={form.values.to}
        onChange={(to) => form.set({ to })}
      />
    </FormDialog>
  );
}
