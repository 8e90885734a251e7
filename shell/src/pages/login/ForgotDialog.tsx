import { messages } from '@storefront/shared/messages';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Field } from '@storefront/shared/ui/Field';
import { PasswordInput } from '@storefront/shared/ui/PasswordInput';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type FormEvent, useRef, useState } from 'react';
import { emailError, onlyErrors, passwordError } from '../common/field-errors';
import { Fields } from '../common/form-style';
import { readForm } from '../common/read-form';
import { useFocusError } from '../common/use-focus-error';
import { passwordReset } from './password-reset';

type Errors = Partial<Record<'email' | 'otp' | 'newPassword', string>>;

const { account } = messages;

/** Forgot password (§2): an e-mail address, a code that is mailed there, and a new password. */
export function ForgotDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  useFocusError(form, errors);

  const work = async (step: () => Promise<boolean>, found: Errors) => {
    setErrors(found);
    if (isBusy || Object.keys(found).length > 0) return false;
    setBusy(true);
    const isDone = await step();
    setBusy(false);
    return isDone;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, otp, newPassword } = readForm(event.currentTarget, ['email', 'otp', 'newPassword']);
    if (!isSent) {
      const found = onlyErrors({ email: emailError(email) });
      setSent(await work(() => passwordReset.sendCode(email.trim()), found));
      return;
    }
    const found = onlyErrors({
      email: emailError(email),
      otp: otp.trim() ? undefined : account.otpMissing,
      newPassword: newPassword ? passwordError(newPassword) : account.newPasswordMissing,
    });
    const values = { email: email.trim(), otp: otp.trim(), newPassword };
    if (await work(() => passwordReset.setPassword(values), found)) onClose();
  };

  return (
    <Dialog open onClose={onClose} title="Forgot password" lightDismiss={false}>
      <p>We send a code to your e-mail address. With it you choose a new password.</p>
      <Fields ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="E-mail" error={errors.email} required>
          <TextInput name="email" type="email" autoComplete="username" />
        </Field>
        {isSent && (
          <>
            <Field label="OTP" error={errors.otp} hint="6 digits, from the mail" required>
              <TextInput name="otp" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
            </Field>
            <Field label="New password" error={errors.newPassword} required>
              <PasswordInput name="newPassword" autoComplete="new-password" />
            </Field>
          </>
        )}
        <Button type="submit" size="lg" block busy={isBusy}>
          {isSent ? 'Change password' : 'Send'}
        </Button>
      </Fields>
    </Dialog>
  );
}
