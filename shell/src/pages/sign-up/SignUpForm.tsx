import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { PasswordInput } from '@storefront/shared/ui/PasswordInput';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type FormEvent, useRef, useState } from 'react';
import { Fields } from '../../auth/forms/form-style';
import { readForm } from '../../auth/forms/read-form';
import { useFieldErrors } from '../../auth/forms/use-field-errors';
import { ReferralField } from './ReferralField';
import { type SignUpValues, signUpErrors } from './sign-up-errors';
import { useSignUp } from './use-sign-up';

/** Full name, e-mail, password and an optional referral code (§2, §5). Keeps the typed values after a refusal. */
export function SignUpForm() {
  const form = useRef<HTMLFormElement>(null);
  const { errors, setErrors, onInput } = useFieldErrors<keyof SignUpValues>(form);
  const [isBusy, setBusy] = useState(false);
  const signUp = useSignUp();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readForm(event.currentTarget, ['fullName', 'email', 'password', 'entredReferalCode']);
    const found = signUpErrors(values);
    setErrors(found);
    if (isBusy || Object.keys(found).length > 0) return;
    setBusy(true);
    setErrors(await signUp({ ...values, entredReferalCode: values.entredReferalCode.trim() }));
    setBusy(false);
  };

  return (
    <Fields ref={form} noValidate onInput={onInput} onSubmit={(event) => void submit(event)}>
      <Field label="Full name" error={errors.fullName} required>
        <TextInput name="fullName" autoComplete="name" maxLength={100} />
      </Field>
      <Field label="E-mail" error={errors.email} required>
        <TextInput name="email" type="email" autoComplete="email" />
      </Field>
      <Field label="Password" error={errors.password} hint="6 characters or more" required>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <ReferralField error={errors.entredReferalCode} />
      <Button type="submit" size="lg" block busy={isBusy}>
        Sign up
      </Button>
    </Fields>
  );
}
