import { setPin } from '@storefront/shared/api/staff';
import { PIN_PATTERN } from '@storefront/shared/rules/staff-accounts';
import { Field } from '@storefront/shared/ui/Field';
import { PasswordInput } from '@storefront/shared/ui/PasswordInput';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { FormDialog } from '../form/FormDialog';
import { useForm } from '../form/use-form';
import { useSubmission } from '../form/use-submission';

interface PinDialogProps {
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/** Sets the own PIN, with the password (C295). */
export function PinDialog({ onSaved, onClose }: PinDialogProps) {
  const form = useForm(() => ({ pin: '', password: '' }));
  const { values, errors, set, refuse } = form;
  const { submit, submission } = useSubmission({
    loading: 'Saving the PIN…',
    success: 'PIN saved',
    failure: 'Failed to save the PIN',
    onRefused: refuse,
  });
  const save = async () => {
    const faults = {
      ...(!PIN_PATTERN.test(values.pin) && { pin: 'Four digits' }),
      ...(values.password === '' && { password: 'Enter your password' }),
    };
    if (Object.keys(faults).length > 0) {
      refuse(faults);
      return false;
    }
    const isSaved = await submit(() => setPin(values.pin, values.password));
    if (isSaved) onSaved?.();
    return isSaved;
  };
  return (
    <FormDialog
      title="Set your PIN"
      action="Save PIN"
      form={form}
      submission={submission}
      onSubmit={save}
      onClose={onClose}
    >
      <p>With the PIN you unlock a device that you locked before. Five wrong tries end it.</p>
      <Field label="PIN" hint="Four digits" error={errors.pin} required>
        <TextInput
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={values.pin}
          onChange={({ target }) => set({ pin: target.value })}
        />
      </Field>
      <Field label="Your password" error={errors.password} required>
        <PasswordInput
          autoComplete="current-password"
          value={values.password}
          onChange={({ target }) => set({ password: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
