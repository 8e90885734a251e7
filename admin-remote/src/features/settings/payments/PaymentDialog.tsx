import { updatePaymentSetting } from '@storefront/shared/api/settings';
import type { PaymentSetting } from '@storefront/shared/contract/entities/payment';
import { callKey } from '@storefront/shared/query/call-query';
import { isWallet, METHOD_NAMES, missingForWallet } from '@storefront/shared/rules/payment';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { editField, flagField } from '../../../common/conflict/edit-field';
import { FormDialog } from '../../../common/form/FormDialog';
import { PictureField } from '../../../common/form/PictureField';
import { TextField } from '../../../common/form/TextField';
import { useEditForm } from '../../../common/form/use-edit-form';

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

/** Returns what a wallet that is on lacks, by field (C280). */
function walletFaults(method: PaymentSetting['method'], typed: PaymentForm, stored: PaymentSetting) {
  if (!typed.active || !isWallet(method)) return {};
  const missing = missingForWallet(method, {
    accountName: typed.accountName.trim(),
    walletId: typed.walletId.trim(),
    hasPicture: typed.file !== null || stored.image !== undefined,
  });
  return missing ? { [missing.field]: missing.problem } : {};
}

interface PaymentDialogProps {
  readonly setting: PaymentSetting;
  readonly onClose: () => void;
}

/** Changes a way to pay. A wallet cannot be on without its account (C280). */
export function PaymentDialog({ setting, onClose }: PaymentDialogProps) {
  const client = useQueryClient();
  const { method } = setting;
  const { values, errors, set, stored, dialog } = useEditForm({
    opened: setting,
    start: () => toForm(setting),
    // A picture that was chosen is not part of the stored values.
    toForm: (item: PaymentSetting, { file }) => ({ ...toForm(item), file }),
    fields,
    loading: 'Saving…',
    success: 'Settings saved',
    failure: 'Failed to save settings',
    faultsOf: (typed, item) => walletFaults(method, typed, item ?? setting),
    send: (typed, item, options) =>
      updatePaymentSetting(method, toBody(typed, (item ?? setting).version), options),
    refresh: () => {
      void client.invalidateQueries({ queryKey: callKey('listPaymentSettings', {}) });
      void client.invalidateQueries({ queryKey: callKey('getSettings', {}) });
    },
  });
  const { image, imageSet } = stored ?? setting;

  return (
    <FormDialog title={`Edit ${METHOD_NAMES[method]}`} action="Save" {...dialog} onClose={onClose}>
      <Checkbox
        label="On: customers can choose it"
        checked={values.active}
        onChange={(event) => set({ active: event.target.checked })}
      />
      {isWallet(method) && (
        <>
          <TextField
            label="Account holder"
            hint="As the wallet shows it to who pays"
            error={errors.accountName}
            maxLength={80}
            value={values.accountName}
            onChange={(accountName) => set({ accountName })}
          />
          <TextField
            label="Id or phone number"
            optional={method === 'fonepay'}
            error={errors.walletId}
            maxLength={60}
            value={values.walletId}
            onChange={(walletId) => set({ walletId })}
          />
          <PictureField
            label="QR code"
            frames={FRAMES}
            file={values.file}
            current={image === undefined ? undefined : { image, imageSet }}
            error={errors.image}
            hint="Scan it once with another phone after you save"
            onFile={(file) => set({ file }, ['image'])}
          />
        </>
      )}
    </FormDialog>
  );
}
