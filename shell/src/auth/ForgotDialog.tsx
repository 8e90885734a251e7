import { cleanCode, isStaffCode, OTP_LENGTH, PASSWORD_MIN } from '@storefront/shared/rules/credentials';
import { Button } from '@storefront/shared/ui/Button';
import { CodeInput } from '@storefront/shared/ui/CodeInput';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Field } from '@storefront/shared/ui/Field';
import { FieldRow, RowButton } from '@storefront/shared/ui/FieldRow';
import { isComposing } from '@storefront/shared/ui/is-composing';
import { PasswordInput } from '@storefront/shared/ui/PasswordInput';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { emailError, newPasswordError, onlyErrors, otpError } from './forms/field-errors';
import { Fields } from './forms/form-style';
import { readForm } from './forms/read-form';
import { useFieldErrors } from './forms/use-field-errors';
import { passwordReset } from './password-reset';

type Name = (typeof FIELDS)[number];
type Errors = Partial<Record<Name, string>>;
type Work = 'send' | 'change' | null;

const FIELDS = ['email', 'otp', 'newPassword'] as const;

/**
 * Forgot password (§2): an e-mail address, Send, the mailed code and a new password. All fields are visible at once, so
 * that a person with a code needs no other.
 */
export function ForgotDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** The address that the server has refused a short password for; it belongs to staff (C39). */
  const [staff, setStaff] = useState<string | null>(null);
  const [work, setWork] = useState<Work>(null);
  const { errors, setErrors, onInput } = useFieldErrors<Name>(form);

  /** Runs a step unless the form has errors or another step is running. */
  const run = async (kind: Work, found: Errors, step: () => Promise<void>) => {
    setErrors(found);
    if (work || Object.keys(found).length > 0) return;
    setWork(kind);
    await step();
    setWork(null);
  };

  const send = async () => {
    if (!form.current) return;
    const email = readForm(form.current, FIELDS).email.trim();
    const found = onlyErrors({ email: emailError(email) });
    await run('send', found, async () => {
      if (!(await passwordReset.sendCode(email))) return;
      setSentTo(email);
      form.current?.querySelector<HTMLElement>('[name=otp]')?.focus();
    });
  };

  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readForm(event.currentTarget, FIELDS);
    const values = { ...typed, email: typed.email.trim(), otp: cleanCode(typed.otp) };
    // Only who holds the mail of staff has a code with letters: it reveals nothing to others (C39, C40).
    const isStaff = isStaffCode(values.otp) || values.email === staff;
    const found = onlyErrors({
      email: emailError(values.email),
      otp: otpError(values.otp),
      newPassword: newPasswordError(values.newPassword, isStaff ? 'admin' : 'customer'),
    });
    await run('change', found, async () => {
      const refused = await passwordReset.setPassword(values);
      if (!refused) return onClose();
      if (refused.newPassword) setStaff(values.email);
      setErrors(refused);
    });
  };

  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || sentTo || isComposing(event)) return;
    event.preventDefault();
    void send();
  };

  return (
    <Dialog open onClose={onClose} title="Forgot password" lightDismiss={false}>
      <p>We send a code to your e-mail address. With it you choose a new password.</p>
      <Fields ref={form} noValidate onInput={onInput} onSubmit={(event) => void change(event)}>
        <FieldRow>
          <Field label="E-mail" error={errors.email} required>
            <TextInput name="email" type="email" autoComplete="username" onKeyDown={sendOnEnter} />
          </Field>
          <RowButton variant="secondary" busy={work === 'send'} onClick={() => void send()}>
            {sentTo ? 'Send again' : 'Send'}
          </RowButton>
        </FieldRow>
        <Field label="OTP" error={errors.otp} hint={hintFor(sentTo)} required>
          <CodeInput />
        </Field>
        <Field label="New password" error={errors.newPassword} hint={PASSWORD_HINT} required>
          <PasswordInput name="newPassword" autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" block busy={work === 'change'}>
          Change password
        </Button>
      </Fields>
    </Dialog>
  );
}

/** Nobody learns here whether an address belongs to staff: the hint names both rules (C39, C40). */
const PASSWORD_HINT = `${PASSWORD_MIN.customer} characters or more; ${PASSWORD_MIN.admin} for staff`;

const CODE_HINT = `${OTP_LENGTH} digits; for staff ${OTP_LENGTH} letters and digits`;

const hintFor = (sentTo: string | null) =>
  sentTo
    ? `${CODE_HINT}. It is on its way to ${sentTo} if that has an account; good for 10 minutes`
    : `${CODE_HINT}, from the mail`;
