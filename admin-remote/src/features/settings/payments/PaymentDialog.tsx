import { updatePaymentSetting } from '@storefront/shared/api/settings';
import type { PaymentSetting } from '@storefront/shared/contract/entities/payment';
import { callKey } from '@storefront/shared/query/call-query';
import { isWallet, METHOD_NAMES, missingForWallet } from '@storefront/shared/rules/payment';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { editField, flagField } from '../../../common/conflict/edit-field';
import { useEditConflict } from '../../../common/conflict/use-edit-conflict';
import { FormDialog } from '../../../common/form/FormDialog';
import { PictureField } from '../../../common/form/PictureField';
import { TextField } from '../../../common/form/TextField';
import { useForm } from '../../../common/form/use-form';
import { useSubmission } from '../../../common/form/use-submission';

/** A way to pay as typed. */
interface PaymentForm {
  readonly active: boolean;
  readonly accountName: string;
  readonly walletId: string;
  /** A new picture of the QR code; null: the stored one stays. */
  readonly file: File | null;
}

const toForm = ({ active, accountName, walletId }: PaymentSetting): PaymentForm => ({
  active,
  accountName: accountName ?? '',
  walletId: walletId ?? '',
  file: null,
});

const fields = [
  flagField<PaymentForm, PaymentSetting>('active', 'On'),
  editField<PaymentForm, PaymentSetting>('accountName', 'Account holder'),
  editField<PaymentForm, PaymentSetting>('walletId', 'Id or phone number'),
];

const FRAMES = [{ label: 'On the page of an order', ratio: '1', width: 160 }] as const;

function toBody({ active, accountName, walletId, file }: PaymentForm, version: number): FormData {
  const body = new FormData();
  body.set('active', String(active));
  body.set('accountName', accountName.trim());
  body.set('walletId', walletId.trim());
  body.set('version', String(version));
  if (file) body.set('image', file);
  return body;
}

interface PaymentDialogProps {
  readonly setting: PaymentSetting;
  readonly onClose: () => void;
}

/** Changes a way to pay. A wallet cannot be on without its account (C280). */
export function PaymentDialog({ setting, onClose }: PaymentDialogProps) {
  const client = useQueryClient();
  const form = useForm(() => toForm(setting));
  const { values, errors } = form;
  const { method } = setting;
  const name = METHOD_NAMES[method];
  const conflict = useEditConflict({
    opened: setting,
    values,
    setValues: form.set,
    // A picture that was chosen is not part of the stored values.
    toForm: (stored: PaymentSetting) => ({ ...toForm(stored), file: values.file }),
    fields,
  });
  const stored = conflict.item ?? setting;
  const { submit, submission } = useSubmission({
    loading: 'Saving…',
    success: 'Settings saved',
    failure: 'Failed to save settings',
    onRefused: form.refuse,
    onError: conflict.take,
  });

  const save = async () => {
    const facts = { ...values, hasPicture: values.file !== null || stored.image !== undefined };
    const missing =
      values.active && isWallet(method)
        ? missingForWallet(method, {
            ...facts,
            accountName: values.accountName.trim(),
            walletId: values.walletId.trim(),
          })
        : null;
    if (missing) {
      form.refuse({ [missing.field]: missing.problem });
      return false;
    }
    if (!conflict.check()) return false;
    const isSaved = await submit((options) =>
      updatePaymentSetting(method, toBody(values, stored.version), options),
    );
    void client.invalidateQueries({ queryKey: callKey('listPaymentSettings', {}) });
    void client.invalidateQueries({ queryKey: callKey('getSettings', {}) });
    return isSaved;
  };

  return (
    <FormDialog
      title={`Edit ${name}`}
      action="Save"
      form={form}
      submission={submission}
      conflict={conflict.notice}
      onSubmit={save}
      onClose={onClose}
    >
      <Checkbox
        label="On: customers can choose it"
        checked={values.active}
        onChange={(event) => form.set({ active: event.target.checked })}
      />
      {isWallet(method) && (
        <>
          <TextField
            label="Account holder"
            hint="As the wallet shows it to who pays"
            error={errors.accountName}
            maxLength={80}
            value={values.accountName}
            onChange={(accountName) => form.set({ accountName })}
          />
          <TextField
            label="Id or phone number"
            optional={method === 'fonepay'}
            error={errors.walletId}
            maxLength={60}
            value={values.walletId}
            onChange={(walletId) => form.set({ walletId })}
          />
          <PictureField
            label="QR code"
            frames={FRAMES}
            file={values.file}
            current={
              stored.image === undefined ? undefined : { image: stored.image, imageSet: stored.imageSet }
            }
            error={errors.image}
            hint="Scan it once with another phone after you save"
            onFile={(file) => form.set({ file }, ['image'])}
          />
        </>
      )}
    </FormDialog>
  );
}
