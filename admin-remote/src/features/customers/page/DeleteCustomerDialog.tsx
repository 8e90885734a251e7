import { deleteCustomer } from '@storefront/shared/api/customers';
import type { CustomerPage } from '@storefront/shared/contract/entities/customer-page';
import { paths } from '@storefront/shared/paths';
import { textKey } from '@storefront/shared/rules/text';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../../common/form/FormDialog';
import { TextField } from '../../../common/form/TextField';
import { useForm } from '../../../common/form/use-form';
import { useSubmission } from '../../../common/form/use-submission';
import { refreshLists } from '../../../common/refresh-lists';

interface DeleteCustomerDialogProps {
  readonly customer: CustomerPage;
  /** Leads to another page, because this account is gone. */
  readonly onLeave: (to: string) => void;
  readonly onClose: () => void;
}

/** Deletes a customer once staff have typed the name (C303). */
export function DeleteCustomerDialog({ customer, onLeave, onClose }: DeleteCustomerDialogProps) {
  const client = useQueryClient();
  const form = useForm(() => ({ fullName: '' }));
  const { fullName } = form.values;
  const { submit, submission } = useSubmission({
    loading: 'Deleting the customer…',
    success: 'Customer deleted',
    failure: 'Failed to delete the customer',
    onRefused: form.refuse,
  });

  const save = async () => {
    if (textKey(fullName) !== textKey(customer.fullName)) {
      form.refuse({ fullName: `Type ${customer.fullName}` });
      return false;
    }
    const isDeleted = await submit((options) => deleteCustomer(customer._id, fullName, options));
    if (!isDeleted) return false;
    onLeave(paths.admin('customers'));
    refreshLists(client, ['listUsers', 'listOrders']);
    return true;
  };

  return (
    <FormDialog
      title={`Delete ${customer.fullName}?`}
      action="Delete customer"
      form={form}
      submission={submission}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{`The account, its addresses, cart, note and ${customer.points} points go for good. Orders stay in the books, without name, phone, e-mail, address and requests.`}</p>
      <TextField
        label="Name of the customer"
        required
        hint={`Type ${customer.fullName} to confirm.`}
        error={form.errors.fullName}
        maxLength={100}
        spellCheck={false}
        value={fullName}
        onChange={(typed) => form.set({ fullName: typed })}
      />
    </FormDialog>
  );
}
