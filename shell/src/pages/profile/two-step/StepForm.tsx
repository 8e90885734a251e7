import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { PasswordInput } from '@storefront/shared/ui/PasswordInput';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { onlyErrors, secondFactorCodeError } from '../../../auth/forms/field-errors';
import { Fields } from '../../../auth/forms/form-style';
import { readForm } from '../../../auth/forms/read-form';
import { SecondFactorCodeField } from '../../../auth/forms/SecondFactorCodeField';
import { useFieldErrors } from '../../../auth/forms/use-field-errors';
import type { CallErrors } from './try-call';

interface StepFormProps {
  /** What the step asks for: the password, a code of the app, or also a recovery code. */
  readonly asks: readonly ('password' | 'authenticator' | 'any')[];
  readonly button: string;
  readonly children?: ReactNode;
  /** While the call runs the dialog stays open: its answer may hold codes that are shown once. */
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
  /** Returns the errors of the fields, none if it was done; the form is busy meanwhile. */
  readonly onSubmit: (typed: { readonly password: string; readonly code: string }) => Promise<CallErrors>;
}

/** One step of a dialog of two-step login. Its first field has the focus; a refusal keeps what was typed. */
export function StepForm({ asks, button, children, isBusy, onBusy, onSubmit }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, setErrors, onInput } = useFieldErrors<'password' | 'code'>(form);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const takesCode = asks.includes('authenticator') ? 'authenticator' : asks.includes('any') ? 'any' : null;

  const submit = async () => {
    if (isBusy || !form.current) return;
    const typed = readForm(form.current, ['password', 'code']);
    const missing = onlyErrors({
      password: asks.includes('password') && typed.password === '' ? 'Please enter your password' : undefined,
      code: takesCode ? secondFactorCodeError(typed.code, takesCode) : undefined,
    });
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    onBusy(true);
    const refused = await onSubmit(typed);
    onBusy(false);
    setErrors(refused);
  };

  return (
    <Step
      ref={form}
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {asks.includes('password') && (
        <Field label="Password" error={errors.password} required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      )}
      {takesCode === 'authenticator' && <SecondFactorCodeField kind="authenticator" error={errors.code} />}
      {takesCode === 'any' && (
        <Field label="Code" hint="Of your app, or a recovery code" error={errors.code} required>
          <TextInput name="code" maxLength={30} autoComplete="one-time-code" />
        </Field>
      )}
      <Button type="submit" size="lg" block busy={isBusy}>
        {button}
      </Button>
    </Step>
  );
}

/** The title of the dialog has its own distance. */
const Step = styled(Fields)`
  margin-top: 0;
`;
