import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Field } from '@storefront/shared/ui/Field';
import { PasswordInput } from '@storefront/shared/ui/PasswordInput';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { emailError, newPasswordError, onlyErrors, otpError } from './forms/field-errors';
import { FieldRow, Fields, RowButton } from './forms/form-style';
import { readForm } from './forms/read-form';
import { useFocusError } from './forms/use-focus-error';
import { passwordReset } from './password-reset';

type Errors = Partial<Record<'email' | 'otp' | 'newPassword', string>>;
type Work = 'send' | 'change' | null;

const FIELDS = ['email', 'otp', 'newPassword'] as const;

/**
 * Forgot password (§2): an e-mail address, Send, the mailed code and a new password. All fields are visible at once, so
 * that a person with a code needs no other.
 */
export function ForgotDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [work, setWork] = useState<Work>(null);
  const [errors, setErrors] = useState<Errors>({});
  useFocusError(form, errors);

  /** Runs a step unless the form has errors or another step is running. */
  const run = async (kind: Work, found: Errors, step: () => Promise<boolean>) => {
    setErrors(found);
    if (work || Object.keys(found).length > 0) return false;
    setWork(kind);
    const isDone = await step();
    setWork(null);
    return isDone;
  };

  const send = async () => {
    if (!form.current) return;
    const email = readForm(form.current, FIELDS).email.trim();
    const found = onlyErrors({ email: emailError(email) });
    if (!(await run('send', found, () => passwordReset.sendCode(email)))) return;
    setSentTo(email);
    form.current?.querySelector<HTMLElement>('[name=otp]')?.focus();
  };

  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readForm(event.currentTarget, FIELDS);
    const values = { ...typed, email: typed.email.trim(), otp: typed.otp.trim() };
    const found = onlyErrors({
      email: emailError(values.email),
      otp: otpError(values.otp),
      newPassword: newPasswordError(values.newPassword),
    });
    if (await run('change', found, () => passwordReset.setPassword(values))) onClose();
  };

  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || sentTo) return;
    event.preventDefault();
    void send();
  };

  return (
    <Dialog open onClose={onClose} title="Forgot password" lightDismiss={false}>
      <p>We send a code to your e-mail address. With it you choose a new password.</p>
      <Fields ref={form} noValidate onSubmit={(event) => void change(event)}>
        <FieldRow>
          <Field label="E-mail" error={errors.email} required>
            <TextInput name="email" type="email" autoComplete="username" onKeyDown={sendOnEnter} />
          </Field>
          <RowButton variant="secondary" busy={work === 'send'} onClick={() => void send()}>
            {sentTo ? 'Send again' : 'Send'}
          </RowButton>
        </FieldRow>
        <Field label="OTP" error={errors.otp} hint={hintFor(sentTo)} required>
          <TextInput name="otp" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        </Field>
        <Field label="New password" error={errors.newPassword} hint="6 characters or more" required>
          <PasswordInput name="newPassword" autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" block busy={work === 'change'}>
          Change password
        </Button>
      </Fields>
    </Dialog>
  );
}

const hintFor = (sentTo: string | null) =>
  sentTo
    ? `6 digits, on their way to ${sentTo} if it has an account; good for 10 minutes`
    : '6 digits, from the mail';
