import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { PasswordInput } from '@storefront/shared/ui/PasswordInput';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { emailError, onlyErrors, passwordError } from './forms/field-errors';
import { Fields } from './forms/form-style';
import { readForm } from './forms/read-form';
import { useFieldErrors } from './forms/use-field-errors';
import type { Credentials } from './log-in';

export interface CredentialsFormProps {
  /** Initial value of the first field. */
  readonly email?: string;
  /** The field to focus on mount, in a dialog. */
  readonly startAt?: 'password';
  /** Resolves to whether the login succeeded; the form is busy until then. */
  readonly onSubmit: (credentials: Credentials) => Promise<boolean>;
}

/** E-mail and password (§2, §5). Keeps the typed values after a refusal. */
export function CredentialsForm({ email: known = '', startAt, onSubmit }: CredentialsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, setErrors, onInput } = useFieldErrors<'email' | 'password'>(form);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (startAt) form.current?.querySelector<HTMLElement>(`[name=${startAt}]`)?.focus();
  }, [startAt]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, password } = readForm(event.currentTarget, ['email', 'password']);
    const found = onlyErrors({ email: emailError(email), password: passwordError(password) });
    setErrors(found);
    if (isBusy || Object.keys(found).length > 0) return;
    setBusy(true);
    const isIn = await onSubmit({ email: email.trim(), password });
    if (!isIn) setBusy(false);
  };

  return (
    <Fields ref={form} noValidate onInput={onInput} onSubmit={(event) => void submit(event)}>
      <Field label="E-mail" error={errors.email} required>
        <TextInput name="email" type="email" autoComplete="username" inputMode="email" defaultValue={known} />
      </Field>
      <Field label="Password" error={errors.password} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" size="lg" block busy={isBusy}>
        Log in
      </Button>
    </Fields>
  );
}
