import { useLocation } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { PasswordInput } from '@storefront/shared/ui/PasswordInput';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type FormEvent, useRef, useState } from 'react';
import { emailError, onlyErrors, passwordError } from '../common/field-errors';
import { Fields } from '../common/form-style';
import { readForm } from '../common/read-form';
import { useFocusError } from '../common/use-focus-error';
import { useLogin } from './use-login';

type Errors = Partial<Record<'email' | 'password', string>>;

const emailIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : '';

/** E-mail and password (§2, §5). */
export function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const login = useLogin();
  const { state } = useLocation();
  useFocusError(form, errors);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, password } = readForm(event.currentTarget, ['email', 'password']);
    const found = onlyErrors({ email: emailError(email), password: passwordError(password) });
    setErrors(found);
    if (isBusy || Object.keys(found).length > 0) return;
    setBusy(true);
    const isIn = await login({ email: email.trim(), password });
    if (!isIn) setBusy(false);
  };

  return (
    <Fields ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label="E-mail" error={errors.email} required>
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={emailIn(state)}
        />
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
